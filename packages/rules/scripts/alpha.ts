/** src/alpha/index.ts: every public rule that takes a rule set, bound to Alpha. */
import ts from 'typescript';
import { docstring, exportsOf, sources } from './program.ts';

const HEAD = `/**
 * Every rule under its own name, with Alpha as its rule set; all that takes no rule set is what the root gives.
 * Written by \`npm run generate\`; a test compares.
 */
import * as rules from '../index.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { bind, bindUsual } from './bind.ts';

export * from '../index.ts';
`;

/** The default of the argument before the rule set. */
const USUAL: Readonly<Record<string, string>> = {
  botIdentity: '() => false',
  leagueFixtures: '{}',
  matchMoments: "'league'",
};

/** Rules of other shapes than those of `bind`. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  minuteLength: "(kind: rules.MatchKind = 'league'): number => rules.minuteLength(kind, ALPHA)",
  sortSquad:
    '<P extends rules.PublicPlayer>(\n  players: readonly P[],\n  order: rules.SquadOrder<rules.ColumnOf<P>> = {},\n): P[] => rules.sortSquad(players, order, ALPHA)',
};

/** The names of the public rules whose last parameter is a rule set, in the order of the alphabet. */
export function rulesetTakers(): readonly string[] {
  return [...takers().keys()];
}

/** The whole module. */
export function alphaModule(): string {
  const lines = [...takers()].map(([name, what]) => {
    const usual = USUAL[name];
    const bound = usual === undefined ? `bind(rules.${name})` : `bindUsual(rules.${name}, ${usual})`;
    return `/** ${what} */\nexport const ${name} = ${WRITTEN_OUT[name] ?? `/* @__PURE__ */ ${bound}`};\n`;
  });
  return [HEAD, ...lines].join('\n');
}

function takers(): ReadonlyMap<string, string> {
  const compiled = sources(['index.ts']);
  const found = [...exportsOf('index.ts', compiled)].filter(([, { declarations = [] }]) =>
    declarations.some((one) => ts.isFunctionDeclaration(one) && one.parameters.at(-1)?.type?.getText() === 'Ruleset'),
  );
  return new Map(
    found
      .filter(([name]) => name !== 'rulesetVariant' && name !== 'rulesetMistakes')
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, symbol]) => [name, firstSentence(docstring(symbol, compiled.checker))]),
  );
}

/** Up to the first full stop before a capital letter; an id of a requirement ends no sentence. */
function firstSentence(text: string): string {
  return /^.*?[.;](?= |$)/.exec(text)?.[0].replace(/;$/, '.') ?? `${text}.`;
}
