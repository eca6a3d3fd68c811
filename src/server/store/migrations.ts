// Generated from migrations/*.sql by `npx tsx src/server/store/embed-migrations.ts`; a test compares them.

/** The migrations in the order in which they run. */
export const migrations: readonly { name: string; sql: string }[] = [
  {
    name: '0000_tables',
    sql: `CREATE TABLE "content" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "content_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"external_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"lang" text,
	"draft" jsonb,
	"published" jsonb,
	"publish_at" timestamp (3) with time zone,
	"expire_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "content_external" UNIQUE("school_id","type","external_id")
);
--> statement-breakpoint
ALTER TABLE "content" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "content_history" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "content_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"content_id" integer NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"document" jsonb,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_history_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
ALTER TABLE "content_history" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "media" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hash" text NOT NULL,
	"class" text NOT NULL,
	"kind" text NOT NULL,
	"width" integer,
	"height" integer,
	"bytes" integer NOT NULL,
	"alt" text,
	"thumbhash" text,
	"focal" jsonb,
	"variants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"avif_state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "media_class" CHECK ("media"."class" in ('public', 'minor', 'private')),
	CONSTRAINT "media_avif_state" CHECK ("media"."avif_state" in ('pending', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "media" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "domains" (
	"host" text PRIMARY KEY NOT NULL,
	"school_id" integer NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"token" text NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	CONSTRAINT "domains_state" CHECK ("domains"."state" in ('pending', 'verified')),
	CONSTRAINT "domains_host_lower" CHECK ("domains"."host" = lower("domains"."host")),
	CONSTRAINT "domains_primary_verified" CHECK (not "domains"."is_primary" or "domains"."state" = 'verified')
);
--> statement-breakpoint
CREATE TABLE "schools" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schools_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"school_key" text NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"listed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "schools_slug_unique" UNIQUE("slug"),
	CONSTRAINT "schools_school_key_unique" UNIQUE("school_key"),
	CONSTRAINT "schools_status" CHECK ("schools"."status" in ('active', 'draft', 'suspended', 'closed')),
	CONSTRAINT "schools_slug_lower" CHECK ("schools"."slug" = lower("schools"."slug"))
);
--> statement-breakpoint
CREATE TABLE "site_record_history" (
	"school_id" integer NOT NULL,
	"version" integer NOT NULL,
	"record" jsonb NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_record_history_school_id_version_pk" PRIMARY KEY("school_id","version")
);
--> statement-breakpoint
ALTER TABLE "site_record_history" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "site_records" (
	"school_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"record" jsonb NOT NULL,
	CONSTRAINT "site_records_school_id_pk" PRIMARY KEY("school_id")
);
--> statement-breakpoint
ALTER TABLE "site_records" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "theme_pointers" (
	"theme_id" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"moved_by_operator" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "theme_versions" (
	"hash" text PRIMARY KEY NOT NULL,
	"theme_id" integer NOT NULL,
	"document" jsonb NOT NULL,
	"assets" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content" ADD CONSTRAINT "content_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_history" ADD CONSTRAINT "content_history_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_record_history" ADD CONSTRAINT "site_record_history_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_records" ADD CONSTRAINT "site_records_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_pointers" ADD CONSTRAINT "theme_pointers_hash_theme_versions_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."theme_versions"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_list" ON "content" USING btree ("school_id","type","position");--> statement-breakpoint
CREATE INDEX "content_history_item" ON "content_history" USING btree ("school_id","content_id","version");--> statement-breakpoint
CREATE INDEX "media_hash" ON "media" USING btree ("school_id","hash");--> statement-breakpoint
CREATE INDEX "media_avif_pending" ON "media" USING btree ("school_id","id") WHERE "media"."avif_state" = 'pending';--> statement-breakpoint
CREATE INDEX "domains_school" ON "domains" USING btree ("school_id");--> statement-breakpoint
CREATE UNIQUE INDEX "domains_one_primary" ON "domains" USING btree ("school_id") WHERE "domains"."is_primary";--> statement-breakpoint
CREATE VIEW "public"."school_directory" AS (select "id", "slug", "school_key", "name" from "schools" where ("schools"."status" = 'active' and "schools"."listed" = true));--> statement-breakpoint
CREATE POLICY "own_school" ON "content" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_school" ON "content_history" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_school" ON "media" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_school" ON "site_record_history" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_school" ON "site_records" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);
`,
  },
  {
    name: '0001_tenancy',
    sql: `-- The owner of the tables is held to the policies too.
ALTER TABLE "content" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "content_history" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "media" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "site_records" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "site_record_history" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Tenant 0 is the platform: content and a site record of its own, never in the directory.
INSERT INTO "schools" ("id", "slug", "school_key", "name", "status", "listed")
OVERRIDING SYSTEM VALUE VALUES (0, 'platform', 'platform', 'Platform', 'active', false);
`,
  },
  {
    name: '0002_theme-publishing',
    sql: `CREATE TABLE "theme_pointer_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "theme_pointer_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"theme_id" integer NOT NULL,
	"hash" text NOT NULL,
	"action" text NOT NULL,
	"moved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"token_id" integer,
	CONSTRAINT "theme_pointer_history_action" CHECK ("theme_pointer_history"."action" in ('publish', 'rollback'))
);
--> statement-breakpoint
CREATE TABLE "operator_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "operator_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "theme_pointer_history" ADD CONSTRAINT "theme_pointer_history_hash_theme_versions_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."theme_versions"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_pointer_history" ADD CONSTRAINT "theme_pointer_history_token_id_operator_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."operator_tokens"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "theme_pointer_history_theme" ON "theme_pointer_history" USING btree ("theme_id","id");--> statement-breakpoint
-- What is live before the first move that is written down.
INSERT INTO "theme_pointer_history" ("theme_id", "hash", "action") SELECT "theme_id", "hash", 'publish' FROM "theme_pointers" ORDER BY "theme_id";
`,
  },
];
