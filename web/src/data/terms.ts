// Terms: the glossary's meanings, fetched when somebody asks for the first of them.

/** What a term means; undefined where the glossary has none of that id. */
export async function loadTerm(id: string): Promise<{ term: string; meaning: string } | undefined> {
  const { terms } = await import('#shared/learning/terms.ts')
  return terms.find((term) => term.id === id)
}
