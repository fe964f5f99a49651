import { mount } from 'svelte';
import App from './App.svelte';
import { whenIdle } from './idle';
import { isInstalled, readAhead } from './state/offline';
import { followUpdates, startWorker } from './state/push';
import { settings } from './state/settings.svelte';
import './theme.css';
import { languages } from './words/index.svelte';

settings.apply();
whenIdle(startWorker);
if (isInstalled()) whenIdle(() => void readAhead().catch(() => undefined));
followUpdates();
await languages.open(settings.language);

mount(App, { target: document.getElementById('app')! });
