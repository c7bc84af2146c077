import { describe, expect, test } from 'vitest';
import { MINUTE } from '../clock/constants.ts';
import type { Player } from '../players/player.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { autoPick } from '../tactics/auto-pick.ts';
import { startersOf } from '../tactics/line-ups.ts';
import { TACTIC_NAMES } from '../tactics/tactic.ts';
import { validateTactic } from '../tactics/validate-tactic.ts';
import { BUILT_AT, buildClub, buildMatch, buildSquad, scriptedRandom } from '../testing/index.ts';
import { BOT_HABITS } from './constants.ts';
import { botLineUp } from './line-up.ts';

const formations: readonly string[] = BOT_HABITS.formations;
/** The draw that compares with this formation. */
const drawOf = (formation: string) => (formations.indexOf(formation) + 0.5) / formations.length;
const pick = (club = buildClub(), formation = '433Wide', date?: number) =>
  botLineUp(
    { club, matches: date === undefined ? [] : [buildMatch({ date })], now: BUILT_AT },
    scriptedRandom([drawOf(formation)]),
    ALPHA,
  );

/** A slow squad, of no use on the wings. */
function slowSquad(): Player[] {
  const slow = { speed: 10, acceleration: 10, dribbling: 10 };
  return buildSquad().map((player) => ({ ...player, attributes: { ...player.attributes, ...slow } }));
}

describe('the line-up of a bot (R-BOT-4)', () => {
  test('is auto-picked and saved in all three slots', () => {
    const { club, events } = pick(buildClub({ players: buildSquad().reverse() }));
    for (const name of TACTIC_NAMES) {
      expect(club.tactics[name].formation).toBe('433Wide');
      expect(club.tactics[name].places).toEqual(autoPick(club.players, '433Wide', ALPHA));
      expect(validateTactic(club.tactics[name], club.players, ALPHA).ok).toBe(true);
    }
    expect(events.length).toBeGreaterThan(0);
    expect(events.every(({ type }) => type === 'tactic-saved')).toBe(true);
  });

  test('changes to a formation that makes the eleven better, and only then', () => {
    const club = buildClub({ players: slowSquad() });
    expect(pick(club, '451').club.tactics.A.formation).toBe('451');
    const { club: changed } = pick(club, '451');
    expect(pick(changed, '433Wide').club.tactics.A.formation).toBe('451');
  });

  test('leaves out who is tired', () => {
    const tired = buildSquad().map((player) =>
      player.number === 3 ? { ...player, attributes: { ...player.attributes, condition: 60 } } : player,
    );
    expect(startersOf(pick(buildClub({ players: tired })).club.tactics.A, ALPHA)).not.toContain('c1-p3');
  });

  test('is not saved while a match is live (R-BOT-1)', () => {
    const club = buildClub({ players: buildSquad().reverse() });
    expect(pick(club, '442', BUILT_AT + 15 * MINUTE - 1)).toEqual({ club, entries: [], events: [], released: [] });
  });
});
