import { useLingui } from '@lingui/react/macro';
import { type OpponentReport, TEAM_LINES } from '@mundo-manager/rules/opponents';
import { Panel } from '../../ui/layout/panel.tsx';
import { LINE_NAMES } from './goals/goal-names.ts';
import { HIGH, RangeLegend, RangeRow } from './range-row.tsx';
import type { OwnLines } from './use-own-lines.ts';

interface LinesProps {
  readonly report: Pick<OpponentReport, 'lines'>;
  readonly mine: OwnLines;
  readonly isOwn: boolean;
}

/** The rating that the bars begin with. */
const LOW = 40;

/** Goal, defence, midfield and attack against the own tactic. R-OPP-5, R-OPP-16 */
export function LineStrengths({ report: { lines }, mine, isOwn }: LinesProps) {
  const { t } = useLingui();
  return (
    <Panel flush title={t`Linha por linha`} end={t`${LOW} a ${HIGH}`}>
      <ul>
        {TEAM_LINES.map((line) => (
          <RangeRow
            key={line}
            name={t(LINE_NAMES[line])}
            range={lines[line]}
            low={LOW}
            own={isOwn ? undefined : mine.lines[line]}
          />
        ))}
      </ul>
      <RangeLegend slot={isOwn ? null : mine.slot} />
    </Panel>
  );
}
