declare module '*.ftl' {
  /** The messages of the browser in one language. */
  const source: string;
  export default source;
}
