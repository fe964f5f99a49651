import { mount } from 'svelte';
import App from './App.svelte';
import { startWorker } from './state/push';
import { settings } from './state/settings.svelte';
import './theme.css';
import { languages } from './words/index.svelte';

settings.apply();
startWorker();
await languages.open(settings.language);

mount(App, { target: document.getElementById('app')! });
