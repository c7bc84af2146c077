/** Laws of an eleven that is rearranged to the places where its players are worth most. */
import fc from 'fast-check';
import { createRandom, randomInteger } from '../core/random.ts';
import { SKILLS } from '../players/attributes.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import * as ours from '../tactic-draft/index.ts';
import { lineUpArbitrary } from '../testing/arbitraries/tactics.ts';
import type { Law } from './law.ts';
import { isAbout, same } from './same-answers.ts';

/** Sums of ratings that differ by less are equal: where players are at home decides between those. */
const TOLERANCE = 0.02;

/** A line-up of players who are rested, who all may play, and who are better at one thing than at another. */
function restedArbitrary(ruleset: Ruleset) {
  return fc.tuple(lineUpArbitrary(ruleset), fc.nat()).map(([{ players, tactic }, seed]) => {
    const random = createRandom(seed);
    const skilled = players.map((player): Player => {
      const skills = Object.fromEntries(SKILLS.map((skill) => [skill, randomInteger(random, 20, 99)]));
      return { ...player, forSale: false, attributes: { ...player.attributes, ...skills, condition: 100 } };
    });
    return { players: skilled, tactic };
  });
}

export const rearrangedElevenLaws: readonly Law[] = [
  {
    name: 'an eleven that is rearranged is the same and worth what auto-pick makes of it, which is offered where that is a point more',
    folder: 'tactic-draft',
    requirements: ['R-DRA-35', 'R-DRA-36'],
    property: ({ rules, ruleset }) =>
      fc.property(restedArbitrary(ruleset), ({ players, tactic }) => {
        const worthOf = ({ places, formation }: typeof tactic) =>
          rules.formationSlots(formation).reduce((sum, { position }, index) => {
            const player = players.find(({ id }) => id === places[index]?.playerId);
            return player ? sum + rules.ratingIn(player, position, ruleset) : sum;
          }, 0);
        const opened = (open: typeof tactic) =>
          rules.firstDraft({ tactics: { A: open, B: open, C: open }, players, ruleset });
        const first = opened(tactic);
        const rearranged = rules.nextDraft(first, { type: 'EDIT', edit: { type: 'rearrange' } });
        const after = rules.draftOf(rearranged);
        const starters = rules.startersOf(tactic, ruleset);
        const eleven = players.filter(({ id }) => starters.includes(id));
        const picked = { ...tactic, places: rules.autoPick(eleven, tactic.formation, ruleset) };
        return (
          (!rules.canRearrange(first) || !rules.sameTactic(after, tactic)) &&
          (rules.canRearrange(first) || worthOf(after) - worthOf(tactic) < 1 + TOLERANCE) &&
          !rules.canRearrange(rearranged) &&
          !rules.canRearrange(opened(picked)) &&
          isAbout(worthOf(after), worthOf(picked), TOLERANCE) &&
          same(rules.startersOf(after, ruleset).toSorted(), starters.toSorted()) &&
          same(rules.benchOf(after, ruleset), rules.benchOf(tactic, ruleset)) &&
          same({ ...after, places: [] }, { ...tactic, places: [] })
        );
      }),
    broken: {
      what: 'it is offered where something is unsaved',
      rules: { canRearrange: (snapshot) => ours.isDirty(snapshot) },
    },
  },
];
