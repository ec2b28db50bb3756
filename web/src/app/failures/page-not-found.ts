/** Never thrown: the name under which a bot's wrong address is logged. */
export class PageNotFound extends Error {
  override readonly name = 'PageNotFound';
}
