/** A side at kick-off: its plan, its members and what their manager did before the match. */
import { withMatchBooster } from '@mundo-manager/rules/boosters';
import { speechEffect } from '@mundo-manager/rules/manager';
import { naturalGroup, positionRating } from '@mundo-manager/rules/positions';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { formationSlots, type Tactic } from '@mundo-manager/rules/tactics';
import { teamPlan } from '../input/team-plan.ts';
import type { SheetPlayer, TeamSheet } from '../input/team-sheet.ts';
import { FORM, PAR } from './constants.ts';
import { prepare, type Speech } from './current-ability.ts';
import { type SideIndex, TICKS_A_MINUTE } from './pitch.ts';
import { askedOf, ratingsIn } from './ratings-in-place.ts';
import { TEAM } from './slots.ts';
import type { Member, NamedTactic, Side } from './state.ts';

/** A side of `sheet` with the form of its day. How much it wants the ball is settled once both are there. */
export function createSide(index: SideIndex, sheet: TeamSheet, ruleset: Ruleset, form: number): Side {
  const { tactic } = sheet;
  const byId = new Map(sheet.players.map((player) => [player.id, player]));
  const line = tactic.places.toSorted((a, b) => Number(a.id) - Number(b.id));
  const picked = line.flatMap(({ playerId }) => (playerId === null ? [] : [byId.get(playerId) ?? []].flat()));
  const lift = form + (index === 0 ? FORM.homeAdvantage * PAR : 0);
  const preparation: SidePreparation = { lift, day: dayOf(sheet, ruleset), asked: askedOf(ruleset) };
  const members = picked.map((player, place) => memberOf(player, place, sheet, preparation));

  return {
    index,
    plan: teamPlan(tactic.teamInstructions, tactic.playersInstructions),
    approach: 0,
    teamInstructions: tactic.teamInstructions,
    playersInstructions: tactic.playersInstructions,
    duties: formationSlots(tactic.formation).map(({ position }) => position),
    positions: formationSlots(tactic.formation).map(({ position }) => naturalGroup(position)),
    members,
    takers: takersOf(tactic.setPieces, members),
    orders: tactic.orders ?? [],
    obeyed: [],
    tactics: namedTactics(sheet, members, picked, ruleset),
    changesLeft: ruleset.tactics.maximumSubstitutions,
    leaving: [],
    unused: members.map(({ place }) => place).filter((place) => place >= TEAM[index].length),
    substitutions: tactic.substitutions
      .map(({ minutes, playerIn, playerOut }) => ({ tick: minutes * TICKS_A_MINUTE, playerIn, playerOut }))
      .sort((a, b) => a.tick - b.tick),
    goals: 0,
    shootOut: 0,
  };
}

function takersOf(setPieces: Tactic['setPieces'], members: readonly Member[]): Side['takers'] {
  return Object.fromEntries(
    setPieces.map(({ name, value }) => [name, members.find(({ number }) => number === value)?.id ?? null]),
  );
}

/** What the tactics that orders name ask for, and how good everyone is in their places. */
function namedTactics(
  { tactics = {} }: TeamSheet,
  members: readonly Member[],
  picked: readonly SheetPlayer[],
  ruleset: Ruleset,
): Side['tactics'] {
  return Object.fromEntries(
    Object.entries(tactics).map(([name, plan]): [string, NamedTactic] => {
      const { formation, teamInstructions, playersInstructions, setPieces } = plan;
      const positions = formationSlots(formation).map(({ position }) => position);
      const ratings = picked.map(({ attributes }) =>
        positions.map((position) => positionRating(attributes, position, ruleset)),
      );
      const takers = takersOf(setPieces, members);
      return [name, { formation, teamInstructions, playersInstructions, takers, ratings }];
    }),
  );
}

function memberOf(player: SheetPlayer, place: number, sheet: TeamSheet, { lift, day, asked }: SidePreparation): Member {
  const captain = sheet.tactic.setPieces.find(({ name }) => name === 'captain')?.value ?? null;
  const leader = captain === null ? player : (sheet.players.find(({ number }) => number === captain) ?? player);
  const { attributes, morale } = player;
  const usual = { attributes, morale, leadership: leader.attributes.leadership };
  const boosted = day.boost(player);
  const today = { attributes: boosted, morale: boosted.morale, leadership: day.boost(leader).leadership };
  return {
    id: player.id,
    number: player.number,
    place,
    condition: 1 - FORM.arrival * (1 - player.condition / 100),
    preparation: prepare(usual, today, day.speech, lift),
    ratings: ratingsIn(asked, boosted),
  };
}

interface SidePreparation {
  /** What every skill of the side gains: the crowd, and the form of the day. */
  readonly lift: number;
  readonly day: Day;
  readonly asked: ReturnType<typeof askedOf>;
}

/** What the manager does before the match. */
interface Day {
  readonly speech: Speech;
  /** Attributes and morale with the match booster of the side. */
  readonly boost: (player: SheetPlayer) => SheetPlayer['attributes'] & { readonly morale: number };
}

function dayOf({ speech, boosterId }: TeamSheet, ruleset: Ruleset): Day {
  const training = { attacking: 1, defending: 1, heading: 1, physical: 1, goalkeeping: 1, ballControl: 1 };
  const share = (skill: keyof TeamSheet['speech']) => speechEffect({ skills: { speech, training } }, skill, ruleset);
  const effect = share('boosters');
  return {
    speech: {
      attacking: share('attacking'),
      defending: share('defending'),
      spirit: share('spirit'),
      focus: share('focus'),
    },
    boost: ({ attributes, condition, morale }) =>
      boosterId === null
        ? { ...attributes, morale }
        : withMatchBooster({ ...attributes, potential: 0, condition, morale, exp: 0 }, boosterId, effect, ruleset),
  };
}
