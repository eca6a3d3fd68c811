import styles from './skyline.module.css';

interface Props {
  readonly title: string;
  /** Makes the group a navigation landmark of that name. */
  readonly label?: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
  readonly path: string;
}

/** Folded on phones, open elsewhere. The list stands twice, since no browser we serve opens details by style sheet. */
export function FooterGroup({ title, label, links, path }: Props) {
  const list = (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href} aria-current={link.href === path ? 'page' : undefined}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
  const Tag = label ? 'nav' : 'div';
  return (
    <Tag aria-label={label}>
      <details className={styles.fold}>
        <summary>{title}</summary>
        {list}
      </details>
      <div className={styles.open}>
        <p className={styles.title}>{title}</p>
        {list}
      </div>
    </Tag>
  );
}
