import type { Law } from './law.ts';

/** The property of a game in which suspensions and injuries carry over, whatever the rule set says: other laws hold where they do not. R-DIS-5 */
export function carrying(property: Law['property']): Law['property'] {
  return (subject) => {
    const discipline = { ...subject.ruleset.discipline, carriesOver: true };
    return property({ ...subject, ruleset: { ...subject.ruleset, discipline } });
  };
}
