import { useLingui } from '@lingui/react/macro';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { locale } from '../../ui/text/locale.ts';
import styles from './pictures.module.css';

/** The stadium’s levels as steps of a grandstand, each as high as it has seats. */
export function StandPicture() {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const most = ruleset.facilities.stadium.at(-1)?.seats ?? 1;
  return (
    <ol className={styles.stand} aria-label={t`Lugares do estádio por nível`}>
      {ruleset.facilities.stadium.map(({ level, seats }) => (
        <li key={level}>
          <span>{seats.toLocaleString(locale)}</span>
          <i style={{ height: `${Math.round((78 * seats) / most)}px` }} />
        </li>
      ))}
    </ol>
  );
}
