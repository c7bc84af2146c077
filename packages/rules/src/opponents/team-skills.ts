/** How good the outfield players of a team are at six skills. */
import { boostedAttributes } from '../boosters/effect.ts';
import { assertRuleset } from '../core/assert.ts';
import type { PlayerId } from '../core/ids.ts';
import { mean } from '../core/mean.ts';
import { sortedBy } from '../core/sorted-by.ts';
import type { Skill } from '../players/attributes.ts';
import type { PublicPlayer } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { COMPARED_SKILLS, type ComparedSkill } from './constants.ts';
import type { LikelyPlace } from './likely-eleven.ts';
import type { LineRange } from './line-ranges.ts';

type Skilled = Pick<PublicPlayer, 'id' | 'attributes' | 'attributeBoosters'>;

/** A skill of the likely eleven beside that of another team. */
export interface SkillComparison {
  readonly skill: ComparedSkill;
  readonly theirs: LineRange;
  /** Mean of the other team’s outfield starters, 0–100; null without any. */
  readonly own: number | null;
  /** Their likely mean above the other team’s; 0 if that has none. */
  readonly ahead: number;
}

/** Both teams: the likely eleven among the players of its squad, and the outfield starters of the other one. */
export interface ComparedTeams {
  readonly eleven: readonly LikelyPlace[];
  readonly players: readonly Skilled[];
  readonly own: readonly Skilled[];
}

/**
 * The skills in which the likely eleven excels, its greatest advantage first: means of the outfield players, boosters included, with the weaker and the
 * better player of every place. None without an outfield player. R-OPP-18
 */
export function compareSkills({ eleven, players, own }: ComparedTeams, ruleset: Ruleset): SkillComparison[] {
  assertRuleset(ruleset, 'compareSkills');
  const outfield = eleven.filter(({ position }) => position !== 'GK');
  const valuesOf = (id: PlayerId | undefined, skill: Skill) =>
    players.filter((player) => player.id === id).map((player) => boostedAttributes(player, ruleset)[skill]);
  const rows = COMPARED_SKILLS.flatMap((skill) => {
    const places = outfield.map((place) => [
      ...valuesOf(place.playerId, skill),
      ...valuesOf(place.alternative?.playerId, skill),
    ]);
    const likely = mean(places.flatMap(([first]) => first ?? []));
    const least = mean(places.flatMap((values) => (values.length === 0 ? [] : Math.min(...values))));
    const most = mean(places.flatMap((values) => (values.length === 0 ? [] : Math.max(...values))));
    if (likely === null || least === null || most === null) return [];
    const mine = mean(own.map((player) => boostedAttributes(player, ruleset)[skill]));
    return [{ skill, theirs: { least, likely, most }, own: mine, ahead: mine === null ? 0 : likely - mine }];
  });
  return sortedBy(rows, ({ ahead }) => -ahead);
}
