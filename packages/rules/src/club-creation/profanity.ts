/** Offensive words in a name: an English list read through disguises, and a list of the server's own. */
import {
  collapseDuplicatesTransformer,
  englishDataset,
  parseRawPattern,
  RegExpMatcher,
  resolveConfusablesTransformer,
  resolveLeetSpeakTransformer,
  toAsciiLowerCaseTransformer,
} from 'obscenity';
import { INNOCENT_NAMES, OFFENSIVE_DERIVATIVES } from './innocent-names.ts';

/** Letters that stay double in English words of the list; a run of any other letter collapses to one (R-CLU-4). */
const ENGLISH_DOUBLES = ['b', 'e', 'o', 'l', 's', 'g'];
/** Letters that Portuguese doubles. */
const PORTUGUESE_DOUBLES = ['e', 'o', 'r', 's'];

/** Sees through lookalikes, leet speak, capitals and repeated letters. */
function disguises(doubles: readonly string[]) {
  return [
    resolveConfusablesTransformer(),
    resolveLeetSpeakTransformer(),
    toAsciiLowerCaseTransformer(),
    collapseDuplicatesTransformer({
      defaultThreshold: 1,
      customThresholds: new Map(doubles.map((letter) => [letter, 2])),
    }),
  ];
}

/** Innocent names are read without accents and capitals, but not through leet speak: a disguise is never innocent. */
function plainReading() {
  return [resolveConfusablesTransformer(), toAsciiLowerCaseTransformer()];
}

let english: RegExpMatcher | undefined;

/** Built at the first name: compiling the list takes longer than everything else here. */
function englishMatcher(): RegExpMatcher {
  if (english === undefined) {
    const { blacklistedTerms, whitelistedTerms = [] } = englishDataset.build();
    english = new RegExpMatcher({
      blacklistedTerms: [...blacklistedTerms, ...termsOf(OFFENSIVE_DERIVATIVES, blacklistedTerms.length)],
      whitelistedTerms: [...whitelistedTerms, ...INNOCENT_NAMES],
      blacklistMatcherTransformers: disguises(ENGLISH_DOUBLES),
      whitelistMatcherTransformers: plainReading(),
    });
  }
  return english;
}

/**
 * Whether the name contains English profanity, or one of `patterns`: words in lower case without accents, in the syntax of obscenity
 * (`|` is the edge of a word, `[x]` an optional letter, `?` any letter). R-CLU-4 to R-CLU-6.
 */
export function isOffensive(name: string, patterns: readonly string[]): boolean {
  return englishMatcher().hasMatch(name) || (patterns.length > 0 && portugueseMatcher(patterns).hasMatch(name));
}

/** Terms of a list, numbered from `first`. */
function termsOf(patterns: readonly string[], first = 0) {
  return patterns.map((source, index) => ({ id: first + index, pattern: parseRawPattern(source) }));
}

function portugueseMatcher(patterns: readonly string[]): RegExpMatcher {
  return new RegExpMatcher({
    blacklistedTerms: termsOf(patterns),
    blacklistMatcherTransformers: disguises(PORTUGUESE_DOUBLES),
  });
}
