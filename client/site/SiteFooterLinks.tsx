export function SiteFooterLinks({
  title,
  links,
}: {
  title: string;
  links: readonly (readonly [text: string, href: string])[];
}) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(([text, href]) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
