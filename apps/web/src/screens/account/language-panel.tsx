import { useLingui } from '@lingui/react/macro';
import { chooseLanguage } from '../../ui/browser/language.ts';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { LOCALES, locale } from '../../ui/text/locale.ts';
import styles from './account.module.css';
import { LANGUAGE_NAMES } from './language-names.ts';

/** The language of the game; another one opens the page anew. R-LNG-2 */
export function LanguagePanel() {
  const { t } = useLingui();
  return (
    <Panel title={t`Idioma`}>
      <div className={styles.rows}>
        <Segmented
          words
          label={t`Idioma`}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={locale}
          onChange={(chosen) => chosen !== locale && chooseLanguage(chosen)}
        />
      </div>
    </Panel>
  );
}
