/** A formation as it is written: '433Wide' is 4-3-3 Wide. */
export function formationLabel(name: string): string {
  const digits = /^\d+/.exec(name)?.[0] ?? '';
  const kind = name.slice(digits.length).replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return [[...digits].join('-'), kind].filter(Boolean).join(' ');
}
