/** Texts of a language, by one of its catalogues: plugins/fluent.ts. */
declare module "*.ftl?text" {
  const text: string;
  export default text;
}

declare module "*.ftl?load" {
  const load: () => Promise<string>;
  export default load;
}
