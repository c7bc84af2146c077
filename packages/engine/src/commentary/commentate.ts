/**
 * Events to lines of Brazilian Portuguese: true to the event, aware of the match so far, and never the same line twice.
 */
import type { EventType, MatchEvent, SideName } from '../events/event.ts';
import { howScored, tallyOf, whatItMeans } from './goal.ts';
import { HOW, MEANING, TALLY } from './goal-lines.ts';
import { createLinePicker, type Facts, type LinePicker } from './line-picker.ts';
import { LINES, SHOOT_OUT_WON } from './lines.ts';
import type { NamedSheets } from './named-sheets.ts';
import { occasionOf, PLAINER, scoreOf } from './occasions.ts';
import { Story } from './story.ts';

/** On what occasion something is said: finer than the type of its event. */
export type Occasion = keyof typeof LINES | keyof typeof HOW;

/** A line of commentary. */
export interface CommentaryLine {
  readonly tick: number;
  readonly minute: number;
  readonly added: number;
  readonly side: SideName;
  /** The type of its event. */
  readonly type: EventType;
  readonly occasion: Occasion;
  readonly text: string;
}

/**
 * Lines for all notable events, from events and sheets alone, never from the match's random stream. A line depends on
 * earlier events and on the end of the match: generate all lines once, and show each at its minute.
 */
export function commentate(events: readonly MatchEvent[], input: NamedSheets): CommentaryLine[] {
  const names = new Map([...input.home.players, ...input.away.players].map(({ id, name }) => [id, name]));
  const story = new Story(input);
  const linePicker = createLinePicker();
  return events.flatMap((event, at) => {
    const rest = events.slice(at + 1, event.type === 'periodEnd' ? undefined : at + 2);
    const line = lineOf({ event, rest, story, linePicker, input, nameOf: (id) => names.get(id) ?? '' });
    story.remember(event);
    if (line === null) return [];
    const { tick, minute, added, side, type } = event;
    return [{ tick, minute, added, side, type, ...line }];
  });
}

interface Scene {
  readonly event: MatchEvent;
  readonly rest: readonly MatchEvent[];
  readonly story: Story;
  readonly linePicker: LinePicker;
  readonly input: NamedSheets;
  readonly nameOf: (id: string) => string;
}

interface NarratedEvent {
  readonly occasion: Occasion;
  readonly text: string;
}

function lineOf(scene: Scene): NarratedEvent | null {
  const { event, rest, story, linePicker, nameOf } = scene;
  if (event.type === 'goal') return goalLine(event, scene);
  const said = occasionOf(event, story, rest);
  if (said === null) return null;
  const { occasion, player = '', other = '', score = '', count = 0, flank = '', men = '', team = event.side } = said;
  const facts = {
    ...factsOf(scene, team),
    player: nameOf(player),
    other: nameOf(other),
    score,
    count: `${count}`,
    flank,
    men,
  };
  const lot = lotOf(event);
  const text =
    linePicker.pick(LINES[occasion], facts, lot) ?? linePicker.pick(LINES[PLAINER[occasion] ?? occasion], facts, lot);
  if (text === null) return null;
  if (event.type !== 'shootOutKick' || rest.length > 0) return { occasion, text };
  const winner = factsOf(scene, event.home > event.away ? 'home' : 'away');
  return { occasion, text: `${text} ${linePicker.pick(SHOOT_OUT_WON, { ...winner, score }, lot)}` };
}

function goalLine(event: MatchEvent & { readonly type: 'goal' }, scene: Scene): NarratedEvent {
  const { story, linePicker, nameOf } = scene;
  const occasion = howScored(event, story);
  const tally = tallyOf(event, story);
  const facts = {
    ...factsOf(scene, event.side),
    player: nameOf(event.player),
    other: event.assist === null ? '' : nameOf(event.assist),
    score: scoreOf(event),
    count: String(story.count('goal', event.player)),
  };
  const lot = lotOf(event);
  const how =
    linePicker.pick(HOW[occasion], facts, lot) ?? `${event.ownGoal ? 'Gol contra de' : 'Gol de'} ${facts.player}!`;
  const meaning = linePicker.pick(MEANING[whatItMeans(event, story)], facts, lot) ?? `${facts.score}.`;
  const more = tally === null ? null : linePicker.pick(TALLY[tally], facts, lot);
  return { occasion, text: [how, meaning, more].filter((sentence) => sentence !== null).join(' ') };
}

/** Whom a line may name besides those who did it. The keeper is the one of the other side. */
function factsOf({ event, story, input, nameOf }: Scene, team: SideName): Facts {
  const rival: SideName = team === 'home' ? 'away' : 'home';
  const keeper = story.keeper(event.side === 'home' ? 'away' : 'home');
  return {
    team: input[team].club.name,
    rival: input[rival].club.name,
    keeper: nameOf(keeper),
    minute: String(event.minute),
  };
}

/** Any number that this event alone decides: FNV-1a over its tick and place. */
function lotOf({ tick, x, y }: MatchEvent): number {
  let hash = 0x811c9dc5;
  for (const value of [tick, Math.round(x * 10), Math.round(y * 10)]) hash = Math.imul(hash ^ value, 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
