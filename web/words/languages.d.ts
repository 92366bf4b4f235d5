// What `tools/split-words.mjs` leaves of a file of words for one language.

declare module '*/all.ts?lang=de' {
  const words: typeof import('./all.ts');
  export = words;
}
declare module '*/all.ts?lang=es' {
  const words: typeof import('./all.ts');
  export = words;
}
declare module '*/home.ts?lang=en' {
  const words: typeof import('./pages/home.ts');
  export = words;
}
declare module '*/home.ts?lang=de' {
  const words: typeof import('./pages/home.ts');
  export = words;
}
declare module '*/home.ts?lang=es' {
  const words: typeof import('./pages/home.ts');
  export = words;
}
declare module '*/describe-reason.ts?lang=de' {
  const words: typeof import('../../shared/words/describe-reason.ts');
  export = words;
}
declare module '*/describe-reason.ts?lang=es' {
  const words: typeof import('../../shared/words/describe-reason.ts');
  export = words;
}
