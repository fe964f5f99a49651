// Where in the client we are: the path of the page, changed without leaving it.
class Route {
  path = $state(location.pathname);
  query = $state(location.search);

  read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }

  parts = $derived(this.path.split('/').filter(Boolean));
}

export const route = new Route();

export function go(address: string): void {
  if (address === location.pathname + location.search) return;
  history.pushState(null, '', address);
  route.read();
  scrollTo(0, 0);
}

/** Links within the client do not load the page again. */
export function onlink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element).closest?.('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api/') || link.pathname.includes('.') || link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
