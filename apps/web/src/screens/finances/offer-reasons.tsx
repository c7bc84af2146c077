import { Trans, useLingui } from '@lingui/react/macro';
import type { Club } from '@mundo-manager/rules/clubs';
import type { SponsorshipBreakdown } from '@mundo-manager/rules/sponsorship';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { clubWith } from '../../components/club/club-with-article.ts';
import { clubPath, matchStatsPath } from '../../components/links/paths.ts';
import { categoryName } from '../../components/messages/category-name.ts';
import { Money } from '../../components/money/money.tsx';
import { ResultMark } from '../../components/player/number-plates.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './reasons.module.css';

interface OfferReasonsProps {
  readonly breakdown: SponsorshipBreakdown;
  /** Whether a contract runs, so that these are reasons of offers to come. */
  readonly running: boolean;
}

/** Why sponsors pay what they pay: base, awards, recent results; each offer multiplies their sum by its factor. R-FNS-9, R-SPO-12 */
export function OfferReasons({ breakdown, running }: OfferReasonsProps) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { category, lastMatches, id } = useClub();
  const { base, awards, matches, total } = breakdown;
  const { awardWindow } = ruleset.sponsorship;
  return (
    <Panel
      title={t`De onde vem o valor`}
      end={running ? t`Como os patrocinadores veem o clube hoje` : t`Valor semanal do clube`}
    >
      <table className={styles.reasons}>
        <tbody>
          <Reason name={t`Categoria ${categoryName(category)}`} value={base.dollars} />
          {awards.map(({ award, dollars }) => (
            <Reason
              key={`${award.competition}-${award.number}-${award.date}`}
              name={t`${award.place}º lugar na ${award.competition} ${categoryName(award.category)}`}
              value={dollars}
            />
          ))}
          {awards.length === 0 && <Reason quiet name={t`Sem prêmios nos últimos ${awardWindow} dias`} value={0} />}
          {matches.map(({ matchId, result, dollars }) => (
            <Reason
              key={matchId}
              mark={<ResultMark result={result} />}
              name={<MatchName matches={lastMatches} matchId={matchId} clubId={id} />}
              value={dollars}
            />
          ))}
          {matches.length === 0 && <Reason quiet name={t`Nenhum jogo realizado ainda`} value={0} />}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t`Valor semanal`}</th>
            <td>
              <Money value={total} />
            </td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.rule}>
        <Trans>
          Cada oferta paga o valor semanal vezes o seu fator, de uma vez, na assinatura. As que não dão créditos pagam
          mais.
        </Trans>
      </p>
    </Panel>
  );
}

interface ReasonProps {
  readonly name: ReactNode;
  readonly value: number;
  readonly mark?: ReactNode;
  readonly quiet?: boolean;
}

function Reason({ name, value, mark, quiet = false }: ReasonProps) {
  return (
    <tr className={quiet ? styles.quiet : undefined}>
      <th scope="row">
        <span className={styles.name}>
          {mark}
          {name}
        </span>
      </th>
      <td>
        <Money signed={value > 0} value={value} />
      </td>
    </tr>
  );
}

interface MatchNameProps {
  readonly matches: Club['lastMatches'];
  readonly matchId: string;
  readonly clubId: string;
}

function MatchName({ matches, matchId, clubId }: MatchNameProps) {
  const { t } = useLingui();
  const match = matches.find((candidate) => candidate.id === matchId);
  if (match === undefined) return null;
  const { home, away } = match;
  const [own, opponent] = home.id === clubId ? [home, away] : [away, home];
  const name = clubWith('o', opponent.clubName, opponent.clubArticle);
  const statistics = t`Estatísticas: ${own.score} × ${opponent.score} contra ${name}`;
  return (
    <span>
      <Trans>
        <Link className={styles.match} aria-label={statistics} {...matchStatsPath(match)}>
          {own.score} × {opponent.score}
        </Link>{' '}
        contra{' '}
        <Link className={styles.match} {...clubPath(opponent.id)}>
          {name}
        </Link>
      </Trans>
    </span>
  );
}
