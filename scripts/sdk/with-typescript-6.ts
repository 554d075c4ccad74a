import { registerHooks } from 'node:module';

// The generator asks the compiler's JavaScript interface, which TypeScript 7 has not.
registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== 'typescript') return next(specifier, context);
    return next('typescript-6', { ...context, parentURL: import.meta.url });
  },
});
