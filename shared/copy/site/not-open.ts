export const notOpenCopy = {
  label: 'Not open yet',
  text: 'This part of Porchlight is still being built. Nothing is lost: the address stays the same, and it will work once we open it.',
  search: 'Search by name',
  home: 'Home',
} as const;
