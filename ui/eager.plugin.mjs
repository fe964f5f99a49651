// Most of what these files hold runs for the first picture. With this hint Chromium compiles all of it in the
// background while it loads, not function by function when they are called; other browsers see a comment.
const HINT = '//# allFunctionsCalledOnLoad\n';

export const eager = (names) => ({
  name: 'eager',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && names.test(file.name)) file.code = HINT + file.code;
    },
  },
});
