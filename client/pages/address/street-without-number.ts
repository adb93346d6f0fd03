/** 'N Halyard Ave' of '2417 N Halyard Ave', 'Elm St' of '12 1/2 Elm St': as a property is called that nobody paid for. */
export function streetWithoutNumber(street: string): string {
  return street.replace(/^\S*\d\S*\s+(?:\d+\/\d+\s+)?(?=\S)/, '');
}
