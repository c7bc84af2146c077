/** The package ships its types under a name that the compiler does not find. */
declare module 'unicode-confusables' {
  /** The text with each character replaced by the one that it resembles, by Unicode Technical Standard 39. */
  export function rectifyConfusion(text: string): string;
}
