/**
 * Gives `<html>` a class until the returned function is called, for styles that depend on what is
 * elsewhere on the page. With `:root:has()`, the browser would look for it with each change.
 */
export function markRoot(name: string): () => void {
  const { classList } = document.documentElement;
  classList.add(name);
  return () => classList.remove(name);
}
