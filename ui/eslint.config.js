// Likely mistakes that neither the type checker nor svelte-check finds. Style is prettier's.
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist', 'node_modules', 'src/generated', 'map', '*.mjs', '*.js'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      'svelte/prefer-svelte-reactivity': 'off', // maps that no template reads stay plain
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check knows better
    },
  },
);
