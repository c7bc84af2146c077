/** A match as a report that a person reads. */
import { commentate } from '../commentary/index.ts';
import type { MatchInput, MatchResult, SideStats, TeamSheet } from '../index.ts';

/** The lines of a report; with `commentary`, minute by minute before the figures. */
export function report(result: MatchResult, input: MatchInput, commentary: boolean): string[] {
  const { home, away } = result.stats;
  const total = home.playTime + away.playTime;
  const rows: readonly (readonly [string, (stats: SideStats) => string | number])[] = [
    ['possession', ({ playTime }) => `${Math.round((100 * playTime) / total)} %`],
    ['shots', ({ shots }) => shots],
    ['on target', ({ shotsOnTarget }) => shotsOnTarget],
    ['expected goals', ({ xg }) => xg.toFixed(2)],
    ['passes', ({ passes, wrongPasses }) => `${passes - wrongPasses} of ${passes}`],
    ['corners', ({ corners }) => corners],
    ['crosses', ({ crosses }) => crosses],
    ['tackles', ({ tackles }) => tackles],
    ['offsides', ({ offsides }) => offsides],
    ['fouls', ({ fouls }) => fouls],
  ];
  return [
    ...(commentary ? commentaryLines(result, input) : []),
    `${named(input.home)} ${result.score.home} – ${result.score.away} ${named(input.away)}${shootOutOf(result)}`,
    ...goalLines(result, input),
    '',
    ...rows.map(([name, value]) => `${String(value(home)).padStart(14)}  ${name.padEnd(16)}${value(away)}`),
    '',
    'Best rated',
    ...bestPlayers(result),
    '',
    `engine ${result.engineVersion}, digest ${result.digest}`,
  ];
}

function named({ club, tactic }: TeamSheet): string {
  return `${club.name} (${tactic.formation})`;
}

function commentaryLines({ events }: MatchResult, input: MatchInput): string[] {
  return [...commentate(events, input).map(({ minute, added, text }) => `${shown(minute, added)} ${text}`), ''];
}

function goalLines({ events }: MatchResult, input: MatchInput): string[] {
  const names = new Map([...input.home.players, ...input.away.players].map(({ id, name }) => [id, name]));
  return events.flatMap((event) => {
    if (event.type !== 'goal') return [];
    const assist = event.assist === null ? '' : ` (${names.get(event.assist)})`;
    const own = event.ownGoal ? ', own goal' : '';
    return [
      `${shown(event.minute, event.added)} ${event.home}–${event.away} ${names.get(event.player)}${own}${assist}`,
    ];
  });
}

function bestPlayers({ ratings }: MatchResult): string[] {
  return ratings
    .toSorted((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1))
    .slice(0, 5)
    .map(({ name, side, value, reasons }) => {
      const why = reasons.slice(0, 3).map(({ reason, count }) => `${count} × ${reason}`);
      return `  ${value.toFixed(1)}  ${name} (${side}): ${why.join(', ')}`;
    });
}

function shootOutOf({ score: { shootOut } }: MatchResult): string {
  return shootOut === null ? '' : ` (${shootOut.home} – ${shootOut.away} on penalties)`;
}

function shown(minute: number, added: number): string {
  return `${minute}${added > 0 ? `+${added}` : ''}'`.padStart(6);
}
