import { describe, expect, test } from 'vitest';
import { type EventOf, type MatchEvent, simulate, type TeamSheet } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import type { CommentaryLine } from './commentate.ts';
import * as english from './en-gb/index.ts';
import { ENGLISH } from './en-gb/phrases.ts';
import * as spanish from './es/index.ts';
import { SPANISH } from './es/phrases.ts';
import * as portuguese from './index.ts';
import { filled } from './line-picker.ts';
import type { NamedSheet } from './named-sheets.ts';
import type { Phrases } from './phrases.ts';
import { PORTUGUESE } from './pt-br/phrases.ts';

/** Everyone has a name that no sentence holds, without digits. */
const named = (sheet: TeamSheet, family: string): TeamSheet => ({
  ...sheet,
  players: sheet.players.map((player, at) => ({ ...player, name: `${family} ${'ABCDEFGHIJKLMNOPQR'[at]}.` })),
});
const input = matchInput(
  named(teamSheet({ seed: 1, strength: 72, formation: '433Wide' }), 'Quevedo'),
  named(teamSheet({ seed: 2, strength: 68 }), 'Wander'),
);
const people = [...input.home.players, ...input.away.players];
const nameOf = (id: string) => people.find((player) => player.id === id)?.name ?? '?';
const simulated = Array.from({ length: 40 }, (_, seed) =>
  simulate(input, `told ${seed}`, { knockout: seed % 2 === 0 }),
);

/**
 * What the sentences of a language say of an event, as patterns. The first number that a pattern catches is the one
 * said.
 */
const WORDS = {
  'pt-BR': {
    ...portuguese,
    phrases: PORTUGUESE,
    minutes: 'minutos\\b',
    ownGoal: /gol contra|^contra|gol errado/i,
    header: /cabeça[d!]?|cabece|testa(?:da)?\b|pelo alto/i,
    far: /de longe|longa distância|fora da área/i,
    penalty: /pênalti/,
    saves: /(\d+)(?:ª)? defesas?/,
    wall: /barreira/i,
    wallSize: /[Bb]arreira com (\d)|pede (\d)/,
    corners: /(\d+)(?:º| escanteios| no total)/,
    wins: '(?:vence|leva|passeia)',
  },
  'en-GB': {
    ...english,
    phrases: ENGLISH,
    minutes: 'minutes\\b',
    ownGoal: /own goal|own net|wrong net/i,
    header: /\bhead(?:s|ed|er)?\b|in the air/i,
    far: /from distance|long.range|outside the box/i,
    penalty: /penalt/i,
    saves: /(\d+) saves|save number (\d+)/,
    wall: /\bwall\b/i,
    wallSize: /wall of (\d)|wants (\d)/,
    corners: /number (\d+)|(\d+) corners/i,
    wins: '(?:beat|come out|ran riot|win)',
  },
  es: {
    ...spanish,
    phrases: SPANISH,
    minutes: 'minutos\\b',
    ownGoal: /propia puerta|portería equivocada/i,
    header: /cabe(?:za|ce)|testarazo|por arriba/i,
    far: /desde lejos|larga distancia|fuera del área/i,
    penalty: /penalti/i,
    saves: /(\d+)(?:\.ª)? paradas?/,
    wall: /barrera/i,
    wallSize: /[Bb]arrera de (\d)|pide (\d)/,
    corners: /(?:número|van) (\d+)|(\d+) córners/,
    wins: '(?:gana|se lleva|se paseó)',
  },
} as const;

const LANGUAGES = ['pt-BR', 'en-GB', 'es'] as const;

const scoreText = ({ score }: Phrases, { home, away }: { readonly home: number; readonly away: number }) =>
  filled(score, { home: `${home}`, away: `${away}` });

/**
 * The event of a line: of its type, tick and side; kicks of a shoot-out share a tick, so their own test covers them.
 */
function eventOf({ tick, type, side }: CommentaryLine, events: readonly MatchEvent[]): MatchEvent {
  const event = events.find((other) => other.tick === tick && other.type === type && other.side === side);
  if (event === undefined) throw new Error('a line tells an event');
  return event;
}

const shotBefore = (goal: MatchEvent, events: readonly MatchEvent[]): EventOf<'shot'> | undefined =>
  events.filter((event) => event.type === 'shot' && event.tick <= goal.tick && event.outcome === 'goal').at(-1) as
    | EventOf<'shot'>
    | undefined;
describe.each(LANGUAGES)('in %s', (language) => {
  const { commentate, phrases, ...words } = WORDS[language];
  const matches = simulated.map(({ events, score }) => ({ events, score, lines: commentate(events, input) }));
  const narrated = matches.flatMap(({ events, lines }) =>
    lines.map((line) => ({ line, event: eventOf(line, events), events })),
  );
  /** The shot of a line, as a goal or by itself. */
  const shots = narrated.flatMap(({ line, event, events }) => {
    const shot =
      event.type === 'shot' ? event : event.type === 'goal' && !event.ownGoal ? shotBefore(event, events) : undefined;
    return shot === undefined ? [] : [{ text: line.text, shot, events }];
  });

  describe('commentary', () => {
    test('leaves no gap in a sentence', () => {
      for (const { line } of narrated) {
        expect(line.text).not.toMatch(/[{}]|undefined|null|NaN/);
        expect(line.text).not.toMatch(/ {2}|^ | [.!,:]/);
      }
    });

    test('never says the same line twice in a match', () => {
      for (const { lines } of matches) {
        const texts = lines.map(({ text }) => text);
        expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
      }
    });

    test('uses every sentence for an occasion before it uses one again', () => {
      for (const { lines } of matches) {
        const fouls = lines.filter(({ occasion }) => occasion === 'foul').slice(0, phrases.lines.foul.length);
        const shapes = fouls.map(({ text }) => people.reduce((shape, { name }) => shape.replaceAll(name, '…'), text));
        expect(new Set(shapes).size).toBe(fouls.length);
      }
    });

    test('keeps the order of the match', () => {
      for (const { lines } of matches) {
        const ticks = lines.map(({ tick }) => tick);
        expect(ticks).toEqual(ticks.toSorted((a, b) => a - b));
      }
    });

    test('has the same lines for the start of a match as for the whole of it', () => {
      for (const { events, lines } of matches.slice(0, 10)) {
        for (const share of [0.2, 0.5, 0.8]) {
          const start = commentate(events.slice(0, Math.floor(share * events.length)), input).slice(0, -1);
          expect(start).toEqual(lines.slice(0, start.length));
        }
      }
    });

    test('differs from match to match', () => {
      const openings = matches.map(({ lines }) =>
        lines.slice(0, 4).map(({ text }) => text.replaceAll(/(?:Quevedo|Wander) \w/g, '')),
      );
      expect(new Set(openings.map((opening) => opening.join())).size).toBeGreaterThan(25);
    });

    test('covers every goal, penalty, change and period, and most shots', () => {
      for (const { events, lines } of matches) {
        for (const type of [
          'goal',
          'penalty',
          'substitution',
          'card',
          'injury',
          'keeperChange',
          'periodStart',
          'periodEnd',
          'shootOutKick',
        ] as const) {
          const count = (all: readonly { readonly type: string }[]) => all.filter((one) => one.type === type).length;
          expect(count(lines), type).toBe(count(events));
        }
        const missed = events.filter((event) => event.type === 'shot' && event.outcome !== 'goal').length;
        expect(lines.filter(({ type }) => type === 'shot').length).toBeGreaterThanOrEqual(missed - 1);
      }
    });
  });

  describe('commentary is true:', () => {
    test('added time is what the fourth official shows at the end of each half', () => {
      for (const { events, lines } of matches) {
        const shown = events.filter((event) => event.type === 'addedTime');
        expect(shown.length).toBe(events.filter(({ type }) => type === 'periodEnd').length);
        for (const { tick, minute, added, minutes } of shown) {
          expect([45, 90, 105, 120]).toContain(minute);
          expect(added).toBe(0);
          const line = lines.find((each) => each.tick === tick && each.type === 'addedTime');
          if (minutes === 0) expect(line).toBeUndefined();
          else if (minutes === 1) expect(line?.text).toMatch(new RegExp(`\\b1\\b(?! ${words.minutes})`));
          else expect(line?.text).toMatch(new RegExp(`\\b${minutes} ${words.minutes}`));
        }
      }
    });

    test('a goal has its scorer, its score, and its assistant or no other name', () => {
      for (const { line, event } of narrated) {
        if (event.type !== 'goal') continue;
        expect(line.text).toContain(nameOf(event.player));
        expect(line.text).toContain(scoreText(phrases, event));
        const others = people.filter(({ id }) => id !== event.player && id !== event.assist);
        const keepers = [input.home.players[0]?.name, input.away.players[0]?.name];
        const strangers = others.filter(({ name }) => !keepers.includes(name) && line.text.includes(name));
        expect(strangers).toEqual([]);
      }
    });

    test('an own goal is one, and nothing else is', () => {
      for (const { line, event } of narrated) {
        if (event.type === 'goal') expect(words.ownGoal.test(line.text)).toBe(event.ownGoal);
      }
    });

    test('headers are called headers', () => {
      const heading = words.header;
      for (const { text, shot } of shots) if (heading.test(text)) expect(shot.header, text).toBe(true);
      expect(shots.some(({ text }) => heading.test(text))).toBe(true);
    });

    test('long shots came from outside the area', () => {
      const { far } = words;
      for (const { text, shot } of shots) {
        if (!far.test(text)) continue;
        expect(shot.factors.distance).toBeGreaterThan(20);
      }
      expect(shots.some(({ text }) => far.test(text))).toBe(true);
    });

    test('penalties are called penalties', () => {
      for (const { line, event, events } of narrated) {
        if (!words.penalty.test(line.text) || event.type === 'periodEnd' || event.type === 'shootOutKick') continue;
        const shot = event.type === 'goal' ? shotBefore(event, events) : event;
        const isPenalty =
          shot?.type === 'penalty' ||
          (shot?.type === 'shot' && shot.origin === 'penalty') ||
          (shot?.type === 'foul' && shot.penalty);
        expect(isPenalty, line.text).toBe(true);
      }
    });

    test('a save is by the keeper of the other side, and its count is right', () => {
      for (const { events, lines } of matches) {
        const saves = new Map<string, number>();
        for (const event of events) {
          if (event.type !== 'shot' || event.outcome !== 'saved') continue;
          const count = (saves.get(event.keeper) ?? 0) + 1;
          saves.set(event.keeper, count);
          const line = lines.find(
            ({ tick, type, side }) => tick === event.tick && type === 'shot' && side === event.side,
          );
          if (line === undefined) continue;
          expect(line.text).toContain(nameOf(event.keeper));
          const said = numberIn(line.text, words.saves);
          if (said !== undefined) expect(said).toBe(count);
        }
      }
    });

    test('a wall is named only when there is one, with its number of men', () => {
      let named = 0;
      for (const { events, lines } of matches) {
        for (const line of lines.filter(({ text }) => words.wall.test(text))) {
          const kick = events.findLast(({ type, tick }) => type === 'freeKick' && tick <= line.tick);
          const wall = kick?.type === 'freeKick' ? (kick.wall ?? 0) : 0;
          expect(wall, line.text).toBeGreaterThanOrEqual(2);
          const said = numberIn(line.text, words.wallSize);
          if (said !== undefined) expect(said).toBe(wall);
          named += 1;
        }
      }
      expect(named).toBeGreaterThan(20);
    });

    test('corners are counted and come from where they came', () => {
      for (const { events, lines } of matches) {
        const corners = { home: 0, away: 0 };
        for (const event of events) {
          if (event.type !== 'corner') continue;
          corners[event.side] += 1;
          const line = lines.find(({ tick, type }) => tick === event.tick && type === 'corner');
          const count = numberIn(line?.text ?? '', words.corners);
          if (count !== undefined) expect(count).toBe(corners[event.side]);
          const left = event.side === 'home' ? event.y < 34 : event.y > 34;
          if (line?.text.includes(phrases.flanks.left)) expect(left).toBe(true);
          if (line?.text.includes(phrases.flanks.right)) expect(left).toBe(false);
        }
      }
    });

    test('the end has the final score and the winner', () => {
      for (const { lines, score } of matches) {
        const last = lines.at(-1);
        const { home, away } = score.shootOut ?? score;
        expect(last?.text).toContain(scoreText(phrases, { home, away }));
        const [winner, loser] = home > away ? [input.home, input.away] : [input.away, input.home];
        if (home !== away) expect(last?.text).not.toMatch(new RegExp(`${loser.club.name} ${words.wins}`));
        if (score.shootOut !== null) expect(last?.text).toContain(winner.club.name);
      }
    });
  });

  describe('the sentences', () => {
    const tables = sentencesOf(phrases);
    const sentences = Object.values(tables).flat();

    test('are many: several for each occasion, a dozen for what happens often', () => {
      for (const [occasion, lines] of Object.entries(tables)) expect(lines.length, occasion).toBeGreaterThanOrEqual(2);
      for (const lines of [tables.foul, tables.saved, tables.off, tables.blocked])
        expect(lines?.length).toBeGreaterThanOrEqual(10);
      expect(new Set(sentences).size).toBe(sentences.length);
      expect(sentences.length).toBeGreaterThan(220);
    });

    test('put a club behind its article in Portuguese, or alone in brackets (R-LNG-11)', () => {
      if (language !== 'pt-BR') return;
      const bare = sentences.flatMap((sentence) => sentence.match(/.\{(?:team|rival)\}|^\{(?:team|rival)\}/g) ?? []);
      expect(bare).toEqual(['({team}']);
      for (const sentence of sentences) {
        expect(sentence).not.toMatch(/(?:^|[.!] )\{[a-z]+ (?:team|rival)\}|[^.!] \{O (?:team|rival)\}/);
        expect(sentence).not.toMatch(/\b(?:a|de|em|por) \{[oO] (?:team|rival)\}/);
      }
    });

    test('put no article before a club in other languages, because its gender is unknown', () => {
      if (language === 'pt-BR') return;
      const article = /\b(?:the|an?|[oa]s?|d[oa]s?|n[oa]s?|ao|à|pel[oa]|el|los|las?|del|al) \{(?:team|rival)\}/i;
      for (const sentence of sentences) {
        if (language === 'es') expect(sentence).not.toMatch(/\b(?:[yoeu]) \{/);
        if (language !== 'es' || !/\ba \{(?:team|rival)\}/.test(sentence)) expect(sentence).not.toMatch(article);
        expect(sentence).not.toMatch(/\}[’']s/);
      }
    });

    test('use only placeholders that their occasion fills', () => {
      const known = ['player', 'other', 'keeper', 'team', 'rival', 'score', 'minute', 'count', 'flank', 'men'];
      const named = sentences.flatMap((sentence) =>
        [...sentence.matchAll(/\{(?:\w+ )?(\w+)\}/g)].map(([, name]) => name),
      );
      expect([...new Set(named)].filter((name) => !known.includes(name ?? ''))).toEqual([]);
    });

    test('end like sentences', () => {
      for (const sentence of sentences) expect(sentence).toMatch(/[.!]$/);
    });
  });

  describe('commentary of a match under way', () => {
    test('says what that of the whole match says, but for the event that came last', () => {
      for (const { events, lines } of matches.slice(0, 8)) {
        const half = events.slice(0, Math.floor(events.length * 0.6));
        const last = half.at(-1)?.tick ?? 0;
        const before = (all: readonly CommentaryLine[]) =>
          all.filter(({ tick }) => tick < last).map(({ text }) => text);
        expect(before(commentate(half, input))).toEqual(before(lines));
      }
    });

    test('needs no more of the sheets than the names and the keepers', () => {
      const [match] = matches;
      const crowd = (sheet: TeamSheet): NamedSheet => ({
        club: { name: sheet.club.name },
        players: sheet.players.map(({ id, name }) => ({ id, name })),
        tactic: { places: sheet.tactic.places.map(({ id, playerId }) => ({ id, playerId })) },
      });
      const sheets = { home: crowd(input.home), away: crowd(input.away) };
      expect(commentate(match?.events ?? [], sheets)).toEqual(match?.lines);
    });
  });
});

/** The first number that the pattern catches. */
function numberIn(text: string, pattern: RegExp): number | undefined {
  const said = pattern
    .exec(text)
    ?.slice(1)
    .find((number) => number !== undefined);
  return said === undefined ? undefined : Number(said);
}

function sentencesOf({
  lines,
  how,
  meaning,
  tally,
  shootOutWon,
}: Phrases): Readonly<Record<string, readonly string[]>> {
  return { ...lines, ...how, ...meaning, ...tally, shootOutWon };
}

describe.each([
  ['en-GB', ENGLISH, english.commentate],
  ['es', SPANISH, spanish.commentate],
] as const)('%s beside Portuguese', (_language, phrases, commentate) => {
  const fields = (sentence: string) =>
    [...new Set([...sentence.matchAll(/\{(?:\w+ )?(\w+)\}/g)].map(([, name]) => name))].toSorted();
  const [source, translation] = [sentencesOf(PORTUGUESE), sentencesOf(phrases)];

  test('has as many sentences for each occasion, and each fills in the same names (R-LNG-5)', () => {
    expect(Object.keys(translation).toSorted()).toEqual(Object.keys(source).toSorted());
    for (const [occasion, sentences] of Object.entries(source)) {
      expect(translation[occasion]?.map(fields), occasion).toEqual(sentences.map(fields));
    }
    expect(fields(phrases.score)).toEqual(fields(PORTUGUESE.score));
    expect(Object.keys(phrases.men)).toEqual(Object.keys(PORTUGUESE.men));
  });

  test('repeats no Portuguese sentence (R-LNG-5)', () => {
    const theirs = new Set(Object.values(source).flat());
    const same = Object.values(translation)
      .flat()
      .filter((sentence) => theirs.has(sentence));
    expect(same).toEqual([]);
    for (const sentence of Object.values(translation).flat()) {
      expect(sentence).not.toMatch(/[ãõçâêô]|\b(?:não|para fora|goleiro|escanteio|jogo|gols|placar|chute)\b/i);
    }
  });

  test('has lines for the same events and occasions, with the sentence at the same place (R-LNG-5)', () => {
    const places = (lines: readonly CommentaryLine[], { lines: table, how }: Phrases) =>
      lines.map(({ tick, occasion, text }) => {
        const sentences = { ...table, ...how }[occasion];
        return [tick, occasion, sentences.findIndex((sentence) => patternOf(sentence).test(text))];
      });
    for (const { events } of simulated.slice(0, 12)) {
      const here = places(commentate(events, input), phrases);
      const there = places(portuguese.commentate(events, input), PORTUGUESE);
      expect(here).toEqual(there);
    }
  });
});

/** What a sentence looks like, filled in. */
function patternOf(sentence: string): RegExp {
  const escaped = sentence.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll(/\{[\w ]+\}/g, '(?:(?:Quevedo|Wander) \\w\\.|[^.:!]+)')}`);
}
