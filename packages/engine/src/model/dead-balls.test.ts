/** At a dead ball, and only there, players do what they can by themselves, wherever they play. R-ENG-37 */
import type { Skill } from '@mundo-manager/rules/players';
import { expect, test } from 'vitest';
import type { EventOf, MatchEvent } from '../events/event.ts';
import { createMatch, simulate, type TeamSheet } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { contestCross } from './contest-cross.ts';
import { deadBallSkill, skillsOf, tire } from './current-ability.ts';
import { playCross } from './passing.ts';
import { BOX_DEPTH, CENTRE, LENGTH, PENALTY_SPOT } from './pitch.ts';
import { type ShotAttempt, shoot, shootOutChance } from './shooting.ts';
import { SLOTS, type Slot } from './slots.ts';
import type { RunningMatch } from './state.ts';

type Shot = EventOf<'shot'>;

/** A full back: his place asks for little of what dead balls need. */
const BACK: Slot = 1;
const STRIKER: Slot = 9;
const MARKER: Slot = 13;
const KICKS = 60_000;
const MATCHES = 25;
const AWAY = teamSheet({ seed: 2, spread: 0, versatile: true });

/** The home side: one full back has all of these skills at a value from 0 to 100, and the others about 60. */
function sheetWith(skills: readonly Skill[], value: number): TeamSheet {
  const sheet = teamSheet({ seed: 1, spread: 0, versatile: true });
  const changed = Object.fromEntries(skills.map((skill) => [skill, value]));
  const players = sheet.players.map((player, at) =>
    at === BACK ? { ...player, attributes: { ...player.attributes, ...changed } } : player,
  );
  return { ...sheet, players };
}

function matchWith(skills: readonly Skill[], value: number): RunningMatch {
  return createMatch(matchInput(sheetWith(skills, value), AWAY), 1);
}

/** How many of many tries the full back succeeds in with the skills at 90, and at 30. */
function successes(skills: readonly Skill[], succeeds: (match: RunningMatch) => boolean): readonly [number, number] {
  const [well = 0, badly = 0] = [90, 30].map((value) => {
    const match = matchWith(skills, value);
    return Array.from({ length: KICKS }, () => succeeds(match)).filter(Boolean).length;
  });
  return [well, badly];
}

/** Lets the full back shoot from before the middle of the goal: as he runs up to a dead ball, or in play. */
function scores(match: RunningMatch, metres: number, attempt: Pick<ShotAttempt, 'penalty' | 'dead'>): boolean {
  match.ball.x = LENGTH - metres;
  match.ball.y = CENTRE;
  shoot(match, BACK, { header: false, pressure: 0, ...attempt });
  const shot = match.log.others.at(-1);
  return shot?.type === 'shot' && shot.outcome === 'goal';
}

/** The same in a shoot-out. */
const scoresInShootOut = (match: RunningMatch) => match.random.next() < shootOutChance(match, BACK);

const SHOOTER = ['finishing', 'composure', 'technique'] as const;

test.each([
  ['from a penalty', (match) => scores(match, PENALTY_SPOT, { penalty: true })],
  ['from a direct free kick', (match) => scores(match, 22, { penalty: false, dead: true })],
  ['in a shoot-out', scoresInShootOut],
] as [string, (match: RunningMatch) => boolean][])('a full back who can do it scores more often %s', (_, succeeds) => {
  const [well, badly] = successes(SHOOTER, succeeds);
  expect(well).toBeGreaterThan(1.04 * badly);
});

/** What makes the factor of a shot, headers included. */
const TALENTS = [...SHOOTER, 'heading', 'jumpingReach'] as const;

/** Shots of the full back in many matches, in which he takes all kicks at goal and another player the corners. */
function shotsOfBack(): readonly Shot[] {
  const sheet = sheetWith(TALENTS, 99);
  const shooter = (['penalties', 'directFreeKicks'] as const).map((name) => ({ name, value: BACK + 1 }));
  const crosser = (['leftCorners', 'rightCorners'] as const).map((name) => ({ name, value: STRIKER }));
  const home = { ...sheet, tactic: { ...sheet.tactic, setPieces: [...shooter, ...crosser] } };
  const matches = Array.from({ length: MATCHES }, (_, seed) => simulate(matchInput(home, AWAY), seed).events);
  const isHis = (event: MatchEvent): event is Shot => event.type === 'shot' && event.player === sheet.players[BACK]?.id;
  return matches.flatMap((events) => events.filter(isHis));
}

test('in play his place decides what his skills are worth', () => {
  const [well, badly] = [90, 30].map((value) => skillsOf(matchWith(SHOOTER, value), BACK, false)('finishing'));
  const [own, poor] = [90, 30].map((value) => skillsOf(matchWith(SHOOTER, value), BACK, true)('finishing'));
  expect((own ?? 0) - (poor ?? 0)).toBeGreaterThan(5 * ((well ?? 0) - (badly ?? 0)));
});

test('a full back who can cross puts more corners where they are meant to come down', () => {
  const [well, badly] = successes(['crossing'], (match) => {
    playCross(match, BACK, STRIKER, 0, true);
    return match.ball.fate === 'received';
  });
  expect(well).toBeGreaterThan(1.1 * badly);
});

test.each([
  ['corner', 1],
  ['throwIn', 0],
] as const)('after a %s he heads as well as he can in the air: %d', (kind, isOwn) => {
  const [well, badly] = successes(['heading', 'jumpingReach'], (match) => {
    const { ball, clock, players, restart } = match;
    Object.assign(restart, { kind, side: 0, since: clock.tick });
    Object.assign(ball, { x: 98, y: CENTRE, lastTouch: STRIKER, receiver: BACK, fate: 'received' });
    for (const slot of SLOTS) players.x[slot] = 40;
    for (const slot of [BACK, MARKER]) {
      players.x[slot] = 98;
      players.y[slot] = CENTRE;
    }
    contestCross(match);
    return ball.lastTouch !== MARKER;
  });
  expect(well > 1.1 * badly).toBe(isOwn === 1);
});

test.each([
  ['penalties', (shot: Shot) => shot.origin === 'penalty'],
  ['free kicks at goal', (shot: Shot) => shot.origin === 'freeKick' && shot.factors.distance > BOX_DEPTH],
  ['headers of corners', (shot: Shot) => shot.origin === 'corner' && shot.header],
] as const)('in a match %s are taken with it', (_, isOfKind) => {
  const [inPlace = 0, own = 0] = [false, true].map((dead) => skillsOf(matchWith(TALENTS, 99), BACK, dead)('heading'));
  // Rebounds have the same origin, and are in play again.
  const best = Math.max(
    ...shotsOfBack()
      .filter(isOfKind)
      .map(({ factors }) => factors.finishing),
  );
  expect(best).toBeGreaterThan((inPlace + own) / 2);
});

test('a tired player has as much less of it as of a skill in play', () => {
  const match = matchWith(SHOOTER, 90);
  const fresh = deadBallSkill(match, BACK, 'finishing');
  const inPlay = match.players.skills.finishing[BACK];
  match.players.energy[BACK] = 0.1;
  tire(match);
  const left = match.players.skills.finishing[BACK] / inPlay;
  expect(left).toBeLessThan(1);
  expect(deadBallSkill(match, BACK, 'finishing')).toBeCloseTo(fresh * left);
});
