/** An entry in a list, as a link. */
export function Item({
  href,
  name,
  latin,
  more,
}: {
  href: string
  name: string
  latin: string | null
  more: string | null
}) {
  return (
    <li class="card">
      <h2>
        <a href={href}>{name}</a>
      </h2>
      <p class="quiet">
        {latin && latin !== name && <em lang="la">{latin}</em>} {more}
      </p>
    </li>
  )
}
