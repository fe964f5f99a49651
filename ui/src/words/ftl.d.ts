declare module '*.ftl' {
  /** The messages of the browser in one language, parsed. */
  const messages: import('./fluent').Parsed;
  export default messages;
}
