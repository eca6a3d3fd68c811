/** One small theme without a mistake. Tests change it by single edits of its text. */
export const baseTheme = `{
  "format": 2,
  "themeId": 100,
  "slug": "base",
  "name": "Base",
  "version": "1.0.0",
  "tokens": {
    "color": {
      "$type": "color",
      "canvas": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
      "ink": {
        "$value": { "colorSpace": "srgb", "components": [0, 0, 0] },
        "$extensions": { "schoolyard": { "contrast": { "on": ["{color.canvas}"], "min": 4.5 } } }
      },
      "link": { "$value": "{color.ink}" },
      "visited": { "$value": "{color.link}" }
    },
    "size": {
      "$type": "dimension",
      "gap": { "$value": { "value": 16, "unit": "px" } }
    }
  },
  "settings": [
    { "id": "showNews", "type": "boolean", "default": true, "label": { "t": "settings.showNews" } },
    { "id": "tone", "type": "select", "default": "calm", "options": ["calm", "loud"], "label": { "t": "settings.tone" } }
  ],
  "presets": { "quiet": { "settings": { "showNews": false }, "tokens": { "color.ink": "#101010" } } },
  "data": { "latest": { "source": "news", "params": { "page": 1 } } },
  "groups": {
    "header": [{ "id": "top", "type": "bar", "bindings": { "items": { "ref": "data.latest" } } }],
    "footer": [{ "id": "bottom", "type": "bar" }]
  },
  "templates": {
    "home": {
      "route": "/",
      "h1": "title",
      "nav": { "label": { "t": "nav.home" }, "order": 1 },
      "seo": { "title": { "ref": "site.school_Name" } },
      "query": { "page": { "type": "integer", "minimum": 1, "maximum": 9, "default": 1 } },
      "data": { "news": { "source": "news", "params": { "page": { "ref": "route.query.page" }, "topic": "sport" } } },
      "sections": [
        { "id": "title", "type": "headline", "settings": { "heading": { "t": "home.title" } } },
        {
          "id": "news",
          "type": "list",
          "when": { "all": [{ "ref": "settings.showNews", "op": "equals", "value": true }, { "ref": "data.news", "op": "present" }] },
          "look": "tiles", "settings": { "heading": { "t": "home.news" }, "limit": 3, "rows": [{ "label": { "t": "home.row" } }] },
          "bindings": { "items": { "ref": "data.news" }, "note": { "ref": "site.phone", "fallback": "none" } }
        }
      ]
    },
    "article": {
      "route": "/news/:slug",
      "h1": "title",
      "params": { "slug": { "type": "string", "format": "slug" } },
      "seo": { "title": { "ref": "data.article.title" }, "description": { "t": "home.news" } },
      "data": { "article": { "source": "article", "params": { "slug": { "ref": "route.params.slug" } }, "notFoundWhenEmpty": true } },
      "sections": [{ "id": "title", "type": "headline", "bindings": { "text": { "ref": "data.article.title" } } }]
    },
    "not-found": {
      "h1": "title",
      "sections": [{ "id": "title", "type": "headline" }]
    }
  },
  "locales": {
    "default": "en",
    "strings": {
      "en": {
        "settings.showNews": "Show news",
        "settings.tone": "Tone",
        "nav.home": "Home",
        "home.title": "Welcome",
        "home.news": "News",
        "home.row": "Row"
      },
      "hi": { "home.news": "समाचार" }
    }
  },
  "budgets": { "home": { "jsBytes": 1000 } }
}
`;

/** The theme with one piece of its text replaced; it is there exactly once. */
export const edited = (from: string, to: string, theme = baseTheme): string => {
  const parts = theme.split(from);
  if (parts.length !== 2) throw new Error(`"${from}" stands ${parts.length - 1} times in the theme, not once.`);
  return parts.join(to);
};

const marker = '¦';

/** Takes the `¦` out of a text and says where it stood, counted from 1. */
export const takeMarks = (text: string): { text: string; marks: readonly { line: number; column: number }[] } => {
  const [first = '', ...others] = text.split(marker);
  let before = first;
  const marks = others.map((part) => {
    const lines = before.split('\n');
    before += part;
    return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
  });
  return { text: before, marks };
};
