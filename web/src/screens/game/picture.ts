/** The server draws positions as SVG; a canvas makes the PNG of it, in the browser. */

const LONGER_SIDE = 1600;

function load(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error(`no picture at ${address}`));
    image.src = address;
  });
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the canvas is empty")))),
  );
}

export async function savePng(address: string, name: string): Promise<void> {
  const image = await load(address);
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = LONGER_SIDE / Math.max(width, height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = URL.createObjectURL(await toBlob(canvas));
  const link = document.createElement("a");
  link.href = blob;
  link.download = name;
  link.click();
  URL.revokeObjectURL(blob);
}
