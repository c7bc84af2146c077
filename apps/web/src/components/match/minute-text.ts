/** A minute as the scoreboard shows it: 45+2’. */
export function minuteText({ minute, added }: { readonly minute: number; readonly added: number }): string {
  return added > 0 ? `${minute}+${added}’` : `${minute}’`;
}
