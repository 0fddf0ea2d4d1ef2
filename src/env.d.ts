declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean
  }
}

// oxlint-disable-next-line unicorn/require-module-specifiers -- makes the file a module, so that it adds to astro's types instead of replacing them
export {}
