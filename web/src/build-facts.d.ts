// What the build puts into the code (web/build/build-facts.ts); undefined where no build has run, such as in unit tests.
interface ImportMetaEnv {
  readonly GUMNUT_COMMIT?: string
  readonly GUMNUT_BUILT_AT?: string
}
