/** Puts the parameters of a call into its path. Throws if one is missing: that is a programmer's mistake. */
export function pathWith(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new TypeError(`the path ${path} needs a ${name}`);
    return encodeURIComponent(value);
  });
}
