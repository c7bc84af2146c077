import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildEntrant } from '../testing/builders.ts';
import {
  checkMute,
  checkPost,
  checkReport,
  cleanPost,
  MUTED_MANAGERS,
  POST_LENGTH,
  POSTS_PER_PERIOD,
  type PostInput,
  type PressMatch,
  postSeenBy,
  pressNotes,
} from './index.ts';

const MINUTE = 60_000;
const INPUT: PostInput = {
  competition: { status: 'running', entrants: [buildEntrant('c1')] },
  clubId: 'c1',
  text: 'Que jogo!',
  posted: [],
  silence: null,
  isForbidden: (text) => text.includes('xingo'),
  now: BUILT_AT,
};
const write = (changes: Partial<PostInput> = {}) => checkPost({ ...INPUT, ...changes });

describe('a post', () => {
  test('keeps its lines, and loses blanks, controls and turned directions (R-BRD-2)', () => {
    expect(cleanPost('  Oi\r\n\r\n\r\n\r\ntchau \u202Eabc\u0007 \n')).toBe('Oi\n\ntchau abc');
    expect(cleanPost(`e${'\u0301'.repeat(9)}`)).toBe('é\u0301\u0301\u0301');
    expect(cleanPost('<b>https://x.example</b>')).toBe('<b>https://x.example</b>');
  });

  test('has 1 to 500 characters as a reader counts them (R-BRD-2)', () => {
    expect(write({ text: ' \n ' })).toMatchObject({ error: { code: 'board/empty' } });
    expect(write({ text: '😀'.repeat(POST_LENGTH) }).ok).toBe(true);
    expect(write({ text: 'a'.repeat(501) })).toMatchObject({
      error: { code: 'board/too-long', facts: { length: 501, limit: 500 } },
    });
  });

  test('is refused on a closed board, to strangers, while silenced, and with forbidden words (R-BRD-1, R-BRD-3, R-BRD-9)', () => {
    const finished = { ...INPUT.competition, status: 'finished' as const };
    expect(write({ competition: finished })).toMatchObject({ error: { code: 'board/closed' } });
    expect(write({ clubId: 'c2' })).toMatchObject({ error: { code: 'board/not-entrant' } });
    const silence = { until: BUILT_AT + 1, reason: 'Ofensas' };
    expect(write({ silence })).toMatchObject({ error: { code: 'board/silenced', facts: silence } });
    expect(write({ silence: { ...silence, until: BUILT_AT } }).ok).toBe(true);
    expect(write({ text: 'que xingo' })).toMatchObject({ error: { code: 'board/offensive' } });
  });

  test('is the tenth of an hour at most, and the refusal says when the next may come (R-BRD-4)', () => {
    const posted = Array.from({ length: POSTS_PER_PERIOD }, (_, index) => BUILT_AT - (index + 1) * MINUTE);
    expect(write({ posted: posted.slice(1) }).ok).toBe(true);
    expect(write({ posted })).toMatchObject({
      error: { code: 'board/too-many-posts', facts: { limit: 10, date: BUILT_AT + 50 * MINUTE } },
    });
    expect(write({ posted: [...posted.slice(1), BUILT_AT - 60 * MINUTE] }).ok).toBe(true);
  });

  test('that three managers report is hidden from all but its author, until the operator restores it (R-BRD-6, R-BRD-7)', () => {
    const post = { clubId: 'c1', text: 'Oi', reporters: ['c2', 'c3', 'c4'], decision: null };
    const reader = { clubId: 'c2', muted: ['c1'] };
    expect(postSeenBy(post, reader)).toEqual({
      text: null,
      status: 'awaiting',
      isOwn: false,
      isMuted: true,
      isReported: true,
    });
    expect(postSeenBy(post, { clubId: 'c1', muted: [] })).toMatchObject({ text: 'Oi', isOwn: true });
    expect(postSeenBy({ ...post, decision: 'restore' }, reader)).toMatchObject({ text: 'Oi', status: 'shown' });
    expect(postSeenBy({ ...post, reporters: ['c2', 'c3'] }, reader)).toMatchObject({ text: 'Oi', status: 'shown' });
  });

  test('is reported once by each manager, with a reason that is offered (R-BRD-5)', () => {
    const post = { clubId: 'c1', reporters: ['c2'] };
    expect(checkReport({ post, clubId: 'c3', reason: 'offence' })).toEqual({ ok: true, value: 'offence' });
    expect(checkReport({ post, clubId: 'c1', reason: 'other' })).toMatchObject({ error: { code: 'board/own-post' } });
    expect(checkReport({ post, clubId: 'c2', reason: 'other' })).toMatchObject({
      error: { code: 'board/reported-before' },
    });
    expect(checkReport({ post, clubId: 'c3', reason: 'boredom' })).toMatchObject({
      error: { code: 'board/unknown-reason' },
    });
  });
});

test('a manager mutes others, up to 200, and never himself (R-BRD-8)', () => {
  const muted = Array.from({ length: MUTED_MANAGERS }, (_, index) => `m${index}`);
  expect(checkMute({ clubId: 'c1', muted: [] }, 'c2')).toEqual({ ok: true, value: 'c2' });
  expect(checkMute({ clubId: 'c1', muted: [] }, 'c1')).toMatchObject({ error: { code: 'board/own-mute' } });
  expect(checkMute({ clubId: 'c1', muted }, 'c2')).toMatchObject({ error: { code: 'board/mutes-full' } });
  expect(checkMute({ clubId: 'c1', muted }, 'm0').ok).toBe(true);
});

test('the press posts goals, leaders and the champion of a final (R-BRD-12)', () => {
  const match = (id: string, round: number, home: number, away: number): PressMatch => ({
    id,
    round,
    date: BUILT_AT + round,
    status: 'finished',
    home: { id: 'c1', score: home },
    away: { id: 'c2', score: away },
  });
  const entrants = [buildEntrant('c1'), buildEntrant('c2')];
  const league = { a: match('a', 1, 3, 3), b: match('b', 2, 0, 4), c: match('c', 3, 1, 0) };
  const notes = pressNotes({ name: 'MM League', status: 'running', entrants, matches: league }, ALPHA);
  expect(notes.map(({ id }) => id)).toEqual(['leader:2', 'rout:b', 'leader:1', 'goals:a']);
  expect(notes[0]).toMatchObject({ clubId: 'c2', before: 'c1' });
  const final = { ...match('f', 4, 1, 1), isKnockOut: true as const };
  const shootOut = { ...final, home: { ...final.home, shootOut: 3 }, away: { ...final.away, shootOut: 4 } };
  const cup = pressNotes({ name: 'MM Cup', status: 'finished', entrants, matches: { f: shootOut } }, ALPHA);
  expect(cup).toMatchObject([{ kind: 'champion', clubId: 'c2', round: 4 }]);
});
