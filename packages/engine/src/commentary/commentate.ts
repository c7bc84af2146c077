/** Events to lines of a language: true to the event, aware of the match so far, and never the same line twice. */
import { withArticle } from '@mundo-manager/rules/clubs';
import type { EventType, MatchEvent, SideName } from '../events/event.ts';
import { howScored, tallyOf, whatItMeans } from './goal.ts';
import { createLinePicker, type Facts, filled, type LinePicker } from './line-picker.ts';
import { MatchSoFar } from './match-so-far.ts';
import type { ClubArticles, NamedSheets } from './named-sheets.ts';
import { commentaryOccasion, type GoalCount, PLAINER } from './occasions.ts';
import type { GoalOccasion, LineOccasion, Phrases } from './phrases.ts';

/** On what occasion something is said: finer than the type of its event. */
export type CommentaryOccasion = LineOccasion | GoalOccasion;

/** A line of commentary. */
export interface CommentaryLine {
  readonly tick: number;
  readonly minute: number;
  readonly added: number;
  readonly side: SideName;
  /** The type of its event. */
  readonly type: EventType;
  readonly occasion: CommentaryOccasion;
  readonly text: string;
}

/**
 * Commentary in one language: what each module of a language gives as `commentate`. The articles are no part of the
 * sheets, and only Portuguese uses them.
 */
export type Commentate = (
  events: readonly MatchEvent[],
  input: NamedSheets,
  articles?: ClubArticles,
) => CommentaryLine[];

/**
 * Commentary in the language of the phrases. In every language an event has a line on the same occasion, with the
 * sentence at the same place.
 */
export function commentateIn(
  phrases: Phrases,
  events: readonly MatchEvent[],
  input: NamedSheets,
  articles: ClubArticles = {},
): CommentaryLine[] {
  const names = new Map([...input.home.players, ...input.away.players].map(({ id, name }) => [id, name]));
  const story = new MatchSoFar(input);
  const linePicker = createLinePicker();
  return events.flatMap((event, at) => {
    const rest = events.slice(at + 1, event.type === 'periodEnd' ? undefined : at + 2);
    const nameOf = (id: string) => names.get(id) ?? '';
    const line = lineOf({ event, rest, story, linePicker, phrases, input, articles, nameOf });
    story.remember(event);
    if (line === null) return [];
    const { tick, minute, added, side, type } = event;
    return [{ tick, minute, added, side, type, ...line }];
  });
}

interface Scene {
  readonly event: MatchEvent;
  readonly rest: readonly MatchEvent[];
  readonly story: MatchSoFar;
  readonly linePicker: LinePicker;
  readonly phrases: Phrases;
  readonly input: NamedSheets;
  readonly articles: ClubArticles;
  readonly nameOf: (id: string) => string;
}

interface NarratedEvent {
  readonly occasion: CommentaryOccasion;
  readonly text: string;
}

function lineOf(scene: Scene): NarratedEvent | null {
  const { event, rest, story, linePicker, phrases, nameOf } = scene;
  if (event.type === 'goal') return goalLine(event, scene);
  const said = commentaryOccasion(event, story, rest);
  if (said === null) return null;
  const { occasion, player = '', other = '', count = 0, team = event.side } = said;
  const score = said.score === undefined ? '' : scoreText(said.score, phrases);
  const facts = {
    ...factsOf(scene, team),
    player: nameOf(player),
    other: nameOf(other),
    score,
    count: `${count}`,
    flank: said.flank === undefined ? '' : phrases.flanks[said.flank],
    men: phrases.men[said.men ?? 0] ?? '',
  };
  const lot = lotOf(event);
  const { lines } = phrases;
  const text =
    linePicker.pick(lines[occasion], facts, lot) ?? linePicker.pick(lines[PLAINER[occasion] ?? occasion], facts, lot);
  if (text === null) return null;
  if (event.type !== 'shootOutKick' || rest.length > 0) return { occasion, text };
  const winner = factsOf(scene, event.home > event.away ? 'home' : 'away');
  return { occasion, text: `${text} ${linePicker.pick(phrases.shootOutWon, { ...winner, score }, lot)}` };
}

function goalLine(event: MatchEvent & { readonly type: 'goal' }, scene: Scene): NarratedEvent {
  const { story, linePicker, phrases, nameOf } = scene;
  const occasion = howScored(event, story);
  const tally = tallyOf(event, story);
  const facts = {
    ...factsOf(scene, event.side),
    player: nameOf(event.player),
    other: event.assist === null ? '' : nameOf(event.assist),
    score: scoreText(event, phrases),
    count: String(story.count('goal', event.player)),
  };
  const lot = lotOf(event);
  const how =
    linePicker.pick(phrases.how[occasion], facts, lot) ??
    filled(event.ownGoal ? phrases.plainOwnGoal : phrases.plainGoal, facts);
  const meaning = linePicker.pick(phrases.meaning[whatItMeans(event, story)], facts, lot) ?? `${facts.score}.`;
  const more = tally === null ? null : linePicker.pick(phrases.tally[tally], facts, lot);
  return { occasion, text: [how, meaning, more].filter((sentence) => sentence !== null).join(' ') };
}

function scoreText({ home, away }: GoalCount, { score }: Phrases): string {
  return filled(score, { home: String(home), away: String(away) });
}

/** Whom a line may name besides those who did it. The keeper is the one of the other side. */
function factsOf(scene: Scene, team: SideName): Facts {
  const { event, story, nameOf } = scene;
  const rival: SideName = team === 'home' ? 'away' : 'home';
  const keeper = story.keeper(event.side === 'home' ? 'away' : 'home');
  return {
    ...clubFacts('team', team, scene),
    ...clubFacts('rival', rival, scene),
    keeper: nameOf(keeper),
    minute: String(event.minute),
  };
}

/** A club by its name alone and in each form with its article: `team`, `do team`. */
function clubFacts(placeholder: 'team' | 'rival', side: SideName, { phrases, input, articles }: Scene): Facts {
  const { name } = input[side].club;
  const article = articles[side];
  const club = { name, ...(article && { article }) };
  const forms = phrases.articleForms.map((form) => [`${form} ${placeholder}`, withArticle(form, club)]);
  return { [placeholder]: name, ...Object.fromEntries(forms) };
}

/** Any number that this event alone decides: FNV-1a over its tick and place. */
function lotOf({ tick, x, y }: MatchEvent): number {
  let hash = 0x811c9dc5;
  for (const value of [tick, Math.round(x * 10), Math.round(y * 10)]) hash = Math.imul(hash ^ value, 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
