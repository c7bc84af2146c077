import { useLingui } from '@lingui/react/macro';
import type { OpponentReport } from '@mundo-manager/rules/opponents';
import { CircleHelp, Target, TriangleAlert } from 'lucide-react';
import { positionText } from '../../components/player/position-text.ts';
import { locale } from '../../ui/text/locale.ts';
import { ROUTE_NAMES } from './goals/goal-names.ts';
import styles from './key-point-list.module.css';
import { timesText } from './times-text.ts';

/** Danger, weak place and doubt in a sentence each. R-OPP-10 */
export function KeyPointList({ report }: { readonly report: Pick<OpponentReport, 'keys' | 'matches'> }) {
  const { t } = useLingui();
  const { weakness } = report.keys;
  const weakest = weakness && {
    name: weakness.name,
    position: positionText(weakness.position),
    rating: Math.trunc(weakness.rating),
  };
  return (
    <ul className={styles.points}>
      <li>
        <h2>{t`O perigo`}</h2>
        <p>
          <TriangleAlert aria-hidden />
          <DangerText report={report} />
        </p>
      </li>
      <li>
        <h2>{t`O caminho`}</h2>
        <p>
          <Target aria-hidden />
          {weakest
            ? t`O mais fraco lá atrás é ${weakest.name}, ${weakest.position}: ${weakest.rating}.`
            : t`Nenhum à vista.`}
        </p>
      </li>
      <li>
        <h2>{t`A dúvida`}</h2>
        <p>
          <CircleHelp aria-hidden />
          <DoubtText report={report} />
        </p>
      </li>
    </ul>
  );
}

type Points = { readonly report: Pick<OpponentReport, 'keys' | 'matches'> };

function DangerText({ report: { keys } }: Points) {
  const { t } = useLingui();
  const { danger } = keys;
  if (danger === null) return <span>{t`Ainda não se sabe.`}</span>;
  if (danger.kind === 'player') {
    const { name } = danger.place;
    const position = positionText(danger.place.position);
    const rating = Math.trunc(danger.place.rating);
    return <span>{t`${name}, ${position}, é quem mais ameaça: ${rating}.`}</span>;
  }
  const { goals, of } = danger;
  if (danger.kind === 'headers') return <span>{t`De cabeça saíram ${goals} dos ${of} gols.`}</span>;
  const route = t(ROUTE_NAMES[danger.route]).toLocaleLowerCase(locale);
  return <span>{t`De ${route} saíram ${goals} dos ${of} gols.`}</span>;
}

function DoubtText({ report: { keys, matches } }: Points) {
  const { t } = useLingui();
  const { doubt } = keys;
  if (matches === 0) return <span>{t`Ainda não jogou: o time é o melhor do plantel.`}</span>;
  if (doubt === null) return <span>{t`Nenhuma: o time quase não muda.`}</span>;
  const { name, alternative } = doubt;
  const times = t(timesText(doubt.starts, matches));
  if (alternative === null) return <span>{t`${name} começou ${times}.`}</span>;
  return <span>{t`${name} começou ${times}. Sem ele, ${alternative.name}.`}</span>;
}
