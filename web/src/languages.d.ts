/** All texts of a language, by its catalogue `web.ftl`: plugins/fluent.ts. */
declare module "*.ftl?text" {
  const text: string;
  export default text;
}
