/** Laws of the boards of competitions: who may write what, and what is shown. */
import fc from 'fast-check';
import * as ours from '../board/index.ts';
import { BUILT_AT, buildEntrant } from '../testing/builders.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'board';
const now = BUILT_AT;
const running = { status: 'running' as const, entrants: [buildEntrant('c1'), buildEntrant('c2')] };
const PLAIN: ours.PostInput = {
  competition: running,
  clubId: 'c1',
  text: 'Boa sorte',
  posted: [],
  silence: null,
  isForbidden: () => false,
  now,
};
const textArbitrary = fc
  .array(fc.constantFrom('a', 'É', '\n', ' ', '\t', '\r\n', '\u202E', '\u0000', '😀', '\ud800', '\u0301'), {
    maxLength: 40,
  })
  .map((parts) => parts.join(''));
const codeOf = (result: { readonly ok: boolean; readonly error?: { readonly code: string } }) =>
  result.ok ? null : result.error?.code;
const clubArbitrary = fc.constantFrom('c1', 'c2', 'c3', 'c4');
const storedArbitrary = fc.record({
  clubId: clubArbitrary,
  text: fc.constant('Oi'),
  reporters: fc.subarray(['c2', 'c3', 'c4', 'c5']),
  decision: fc.constantFrom('hide' as const, 'restore' as const, null),
});
const readerArbitrary = fc.record({ clubId: clubArbitrary, muted: fc.subarray(['c1', 'c2', 'c3']) });

export const boardLaws: readonly Law[] = [
  {
    name: 'a cleaned post stays as it is when it is cleaned again, and has no blank edges, controls or two empty lines in a row',
    folder,
    requirements: ['R-BRD-2'],
    property: ({ rules }) =>
      fc.property(textArbitrary, fc.constantFrom('Oi', 'Três\nlinhas\n\naqui'), (text, known) => {
        const clean = rules.cleanPost(text);
        return (
          rules.cleanPost(clean) === clean &&
          !/^\s|\s$|\n{3}|[^\S\n]\n/u.test(clean) &&
          !/(?!\n)[\p{Cc}\p{Cs}\u202E]/u.test(clean) &&
          rules.cleanPost(` ${known} \r\n`) === known &&
          [...clean].filter((letter) => letter === '😀').length === [...text].filter((letter) => letter === '😀').length
        );
      }),
    broken: { what: 'controls are kept', rules: { cleanPost: (text) => text.trim() } },
  },
  {
    name: 'managers of a running competition alone write, from 1 to 500 characters, and no forbidden word',
    folder,
    requirements: ['R-BRD-1', 'R-BRD-2', 'R-BRD-3'],
    property: ({ rules }) =>
      fc.property(
        fc.nat(600),
        clubArbitrary,
        fc.constantFrom('open', 'started', 'running', 'finished'),
        fc.boolean(),
        (length, clubId, status, isForbidden) => {
          const competition = { ...running, status };
          const text = 'é'.repeat(length);
          const checked = rules.checkPost({
            ...PLAIN,
            competition,
            clubId,
            text: ` ${text}\n`,
            isForbidden: () => isForbidden,
          });
          const expected =
            status === 'open' || status === 'finished'
              ? 'board/closed'
              : clubId !== 'c1' && clubId !== 'c2'
                ? 'board/not-entrant'
                : length === 0
                  ? 'board/empty'
                  : length > rules.POST_LENGTH
                    ? 'board/too-long'
                    : isForbidden
                      ? 'board/offensive'
                      : null;
          return codeOf(checked) === expected && (!checked.ok || checked.value === text);
        },
      ),
    broken: {
      what: 'visitors may write',
      rules: { checkPost: (input) => ours.checkPost({ ...input, clubId: 'c1' }) },
    },
  },
  {
    name: 'a manager writes at most ten posts within an hour, and none while he is silenced',
    folder,
    requirements: ['R-BRD-4', 'R-BRD-9'],
    property: ({ rules }) =>
      fc.property(fc.array(fc.nat(7_200_000), { maxLength: 24 }), fc.integer({ min: -2, max: 2 }), (ages, left) => {
        const posted = ages.map((age) => now - age);
        const recent = posted.filter((date) => now - date < rules.POST_PERIOD).toSorted((one, other) => other - one);
        const free = rules.checkPost({ ...PLAIN, posted });
        const silenced = rules.checkPost({ ...PLAIN, silence: { until: now + left, reason: 'Ofensas' } });
        const tenth = recent[rules.POSTS_PER_PERIOD - 1];
        const limit = { limit: rules.POSTS_PER_PERIOD, date: (tenth ?? 0) + rules.POST_PERIOD };
        return (
          (tenth === undefined
            ? free.ok
            : !free.ok && same(free.error, { code: 'board/too-many-posts', facts: limit })) &&
          codeOf(silenced) === (left > 0 ? 'board/silenced' : null)
        );
      }),
    broken: {
      what: 'a silenced manager writes on',
      rules: { checkPost: (input) => ours.checkPost({ ...input, silence: null }) },
    },
  },
  {
    name: 'three reports hide a post until the operator decides, whose decision is final',
    folder,
    requirements: ['R-BRD-6', 'R-BRD-7'],
    property: ({ rules }) =>
      fc.property(fc.nat(9), (reports) => {
        const word = (decision: ours.PostDecision) => rules.postStatus({ reports, decision });
        return (
          word(null) === (reports < rules.REPORTS_TO_HIDE ? 'shown' : 'awaiting') &&
          word('hide') === 'hidden' &&
          word('restore') === 'shown'
        );
      }),
    broken: {
      what: 'reports outweigh the operator',
      rules: { postStatus: ({ reports }) => ours.postStatus({ reports, decision: null }) },
    },
  },
  {
    name: 'a hidden text is read by its author alone, and a muted manager’s posts are marked for those who muted him',
    folder,
    requirements: ['R-BRD-6', 'R-BRD-8'],
    property: ({ rules }) =>
      fc.property(storedArbitrary, readerArbitrary, (post, reader) => {
        const seen = rules.postSeenBy(post, reader);
        const isOwn = post.clubId === reader.clubId;
        const status = rules.postStatus({ reports: post.reporters.length, decision: post.decision });
        return same(seen, {
          text: isOwn || status === 'shown' ? post.text : null,
          status,
          isOwn,
          isMuted: !isOwn && reader.muted.includes(post.clubId),
          isReported: post.reporters.includes(reader.clubId),
        });
      }),
    broken: {
      what: 'hidden texts leak',
      rules: { postSeenBy: (post, reader) => ({ ...ours.postSeenBy(post, reader), text: post.text }) },
    },
  },
  {
    name: 'a manager reports another’s post once, with a reason that is offered',
    folder,
    requirements: ['R-BRD-5'],
    property: ({ rules }) =>
      fc.property(
        storedArbitrary,
        clubArbitrary,
        fc.constantFrom(...ours.REPORT_REASONS, 'boredom'),
        (post, clubId, reason) => {
          const checked = rules.checkReport({ post, clubId, reason });
          const expected =
            post.clubId === clubId
              ? 'board/own-post'
              : post.reporters.includes(clubId)
                ? 'board/reported-before'
                : reason === 'boredom'
                  ? 'board/unknown-reason'
                  : null;
          return codeOf(checked) === expected && (!checked.ok || checked.value === reason);
        },
      ),
    broken: {
      what: 'a post is reported again and again',
      rules: { checkReport: ({ post, ...given }) => ours.checkReport({ ...given, post: { ...post, reporters: [] } }) },
    },
  },
  {
    name: 'a manager mutes others up to the limit, himself never, and one whom he has muted again without harm',
    folder,
    requirements: ['R-BRD-8'],
    property: ({ rules }) =>
      fc.property(fc.integer({ min: 195, max: 203 }), fc.constantFrom('c1', 'other-3', 'new'), (count, clubId) => {
        const reader = { clubId: 'c1', muted: Array.from({ length: count }, (_, index) => `other-${index}`) };
        const checked = rules.checkMute(reader, clubId);
        const isFull = clubId === 'new' && count >= rules.MUTED_MANAGERS;
        const expected = clubId === 'c1' ? 'board/own-mute' : isFull ? 'board/mutes-full' : null;
        return codeOf(checked) === expected && (!checked.ok || checked.value === clubId);
      }),
    broken: {
      what: 'the list has no end',
      rules: { checkMute: (reader, clubId) => ours.checkMute({ ...reader, muted: [] }, clubId) },
    },
  },
];
