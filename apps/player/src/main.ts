import '@mundo-manager/art/fonts.css';
import '@mundo-manager/art/tokens.css';
import './page/page.css';
import './page/scoreboard.css';
import './page/field.css';
import './page/ticker.css';
import './page/timeline.css';
import './page/controls.css';
import { openPlayer } from './player.ts';

openPlayer();
