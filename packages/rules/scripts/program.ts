/** The package as the TypeScript compiler sees it: what the generators and their tests read. */
import { resolve } from 'node:path';
import ts from 'typescript';
import manifest from '../package.json' with { type: 'json' };

export const PACKAGE = resolve(import.meta.dirname, '..');

/** What the subpaths of the package lead to, as paths from src/. */
export const entries: readonly string[] = Object.values(manifest.exports).flatMap((target) =>
  typeof target === 'string' ? [] : target.import.types.replace('./dist/', '').replace('.d.ts', '.ts'),
);

/** The compiled sources, reached from the given files of src/ (paths relative to it). */
export function sources(entries: readonly string[]): {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
} {
  const { config } = ts.readConfigFile(resolve(PACKAGE, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, PACKAGE);
  const program = ts.createProgram(
    entries.map((entry) => resolve(PACKAGE, 'src', entry)),
    options,
  );
  return { program, checker: program.getTypeChecker() };
}

/** A module's exports by name, each led to where it is declared. Throws if the file is no module. */
export function exportsOf(
  entry: string,
  { program, checker }: ReturnType<typeof sources>,
): ReadonlyMap<string, ts.Symbol> {
  const file = program.getSourceFile(resolve(PACKAGE, 'src', entry));
  const module = file && checker.getSymbolAtLocation(file);
  if (module === undefined) throw new Error(`src/${entry} is no module`);
  return new Map(
    checker
      .getExportsOfModule(module)
      .map((symbol) => [symbol.name, symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol]),
  );
}

/** The docstring as one line; empty if there is none. */
export function docstring(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();
}
