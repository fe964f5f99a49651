import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './state/settings.svelte';
import './theme.css';
import { languages } from './words/index.svelte';

settings.apply();
await languages.open(settings.language);

mount(App, { target: document.getElementById('app')! });
