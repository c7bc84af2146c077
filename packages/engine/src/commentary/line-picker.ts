/** Picks sentences so that none comes twice in a match: first those that were used least, and never a text that has been said. */

/** What goes into the braces of a sentence. */
export type Facts = Readonly<Record<string, string>>;

export interface LinePicker {
  /** One of the sentences, filled in; null when all of them have been said with these facts. The same history and `lot` give the same sentence. */
  pick(sentences: readonly string[], facts: Facts, lot: number): string | null;
}

export function createLinePicker(): LinePicker {
  const uses = new Map<string, number>();
  const said = new Set<string>();
  return {
    pick(sentences, facts, lot) {
      const fresh = sentences.filter((sentence) => !said.has(filled(sentence, facts)));
      const least = Math.min(...fresh.map((sentence) => uses.get(sentence) ?? 0));
      const choices = fresh.filter((sentence) => (uses.get(sentence) ?? 0) === least);
      const chosen = choices[lot % choices.length];
      if (chosen === undefined) return null;
      uses.set(chosen, least + 1);
      const text = filled(chosen, facts);
      said.add(text);
      return text;
    },
  };
}

/** The sentence with its names filled in. */
export function filled(sentence: string, facts: Facts): string {
  return sentence.replaceAll(/\{([\w ]+)\}/g, (_, name: string) => facts[name] ?? '');
}
