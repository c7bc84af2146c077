import { useLingui } from '@lingui/react/macro';
import { Suspense, useRef } from 'react';
import { Link, ScrollRestoration } from 'react-router-dom';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useSessionPhase } from '../../data/session/use-session.ts';
import { useRouteAnnouncement } from '../../ui/browser/use-route-announcement.ts';
import { lazyPart } from '../../ui/feedback/lazy-part.ts';
import { PartFailed } from '../../ui/feedback/part-failed.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { HeroScene } from './hero-scene.tsx';
import styles from './landing.module.css';
import { LoadNearViewport } from './load-near-viewport.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const Showcase = lazyPart(() => import('./showcase.tsx'), PartFailed);
const KitWall = lazyPart(() => import('./kit-wall.tsx'), PartFailed);

/** What the game is, for visitors who do not play yet, and the sign-up for the beta. R-LAN-1 to R-LAN-10 */
export function LandingScreen() {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const phase = useSessionPhase();
  const nameField = useRef<HTMLInputElement>(null);
  const signedOut = phase === 'signedOut' || phase === 'signingIn' || phase === 'signingOut';
  const proofs = [
    { value: ruleset.competitions.leagueClubs, what: t`clubes por liga` },
    { value: ruleset.tactics.starters + ruleset.tactics.bench, what: t`relacionados por jogo` },
    { value: ruleset.server.matchesPerDay, what: t`jogos por dia` },
    { value: ruleset.players.squad.initial, what: t`jogadores desde o primeiro dia` },
  ];
  const toForm = () => {
    nameField.current?.scrollIntoView({ block: 'center' });
    nameField.current?.focus({ preventScroll: true });
  };
  useRouteAnnouncement();
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <HeroScene />
        <nav className={styles.nav} aria-label={t`Principal`}>
          <Link to="/enginedemo">{t`Ver a demonstração`}</Link>
          {signedOut ? (
            <ButtonLink to="/login">{t`Entrar`}</ButtonLink>
          ) : (
            <ButtonLink to="/home">{t`Ir para o clube`}</ButtonLink>
          )}
        </nav>
      </header>
      <main id="main" tabIndex={-1}>
        <h1 className={styles.hidden} tabIndex={-1}>
          {t`Mundo Manager`}
        </h1>
        <section className={styles.start}>
          <div className={styles.pitch}>
            <h2>{t`Seu clube começa no terrão`}</h2>
            <p className={styles.lead}>
              {t`Dê nome, pinte o escudo, escolha a camisa e suba da Várzea ao Pro contra outros treinadores. No navegador, no computador ou no celular.`}
            </p>
            <dl className={styles.proofs}>
              {proofs.map(({ value, what }) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <SignUpForm nameField={nameField} />
        </section>
        <section className={styles.ground} aria-labelledby="vitrine">
          <div className={styles.painted}>
            <h2 id="vitrine">{t`O que está pintado no muro`}</h2>
            <Link to="/enginedemo">{t`Ver uma partida de demonstração`}</Link>
          </div>
          <LoadNearViewport>
            <Suspense fallback={<div className={styles.gap} />}>
              <Showcase />
            </Suspense>
          </LoadNearViewport>
        </section>
        <section className={styles.look} aria-labelledby="camisa">
          <h2 id="camisa">{t`A camisa é sua`}</h2>
          <LoadNearViewport>
            <Suspense fallback={<div className={styles.gap} />}>
              <KitWall />
            </Suspense>
          </LoadNearViewport>
        </section>
        <section className={styles.end}>
          <h2>{t`Tem vaga no time`}</h2>
          <button type="button" className={styles.call} onClick={toForm}>
            {t`Quero jogar`}
          </button>
        </section>
      </main>
      <footer className={styles.footer}>
        <div>
          <span>{t`Mundo Manager · Versão Alpha 0.1`}</span>
          <Link to="/enginedemo">{t`Demonstração`}</Link>
          <Link to="/login">{t`Entrar`}</Link>
          <Link to="/creditos">{t`Créditos do jogo`}</Link>
        </div>
      </footer>
      <ScrollRestoration />
    </div>
  );
}
