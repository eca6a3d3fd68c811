CREATE TABLE "disclosure_alerts" (
	"school_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"document" text NOT NULL,
	"valid_until" date NOT NULL,
	"days_before" integer NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "disclosure_alerts_once" PRIMARY KEY("school_id","user_id","document","valid_until","days_before")
);
--> statement-breakpoint
ALTER TABLE "disclosure_alerts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "content_newest_blogs";--> statement-breakpoint
-- One statement, so that the table is written anew once.
ALTER TABLE "content"
	ADD COLUMN "blog_day" text GENERATED ALWAYS AS (case when type = 'blog' then published->>'entryDate' end) STORED,
	ADD COLUMN "blog_slug" text GENERATED ALWAYS AS (case when type = 'blog' then coalesce(published->>'blog_Slug', '-' || id::text) end) STORED,
	ADD COLUMN "blog_category" text GENERATED ALWAYS AS (case when type = 'blog' then published->>'blogCategoryId' end) STORED;--> statement-breakpoint
ALTER TABLE "disclosure_alerts" ADD CONSTRAINT "disclosure_alerts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disclosure_alerts" ADD CONSTRAINT "disclosure_alerts_school_id_user_id_users_school_id_id_fk" FOREIGN KEY ("school_id","user_id") REFERENCES "public"."users"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_category_blogs" ON "content" USING btree ("school_id","blog_category","blog_day","id") WHERE "content"."type" = 'blog';--> statement-breakpoint
CREATE INDEX "content_blog_slugs" ON "content" USING btree ("school_id","blog_slug") WHERE "content"."type" = 'blog';--> statement-breakpoint
CREATE INDEX "content_newest_blogs" ON "content" USING btree ("school_id","blog_day","id") WHERE "content"."type" = 'blog';--> statement-breakpoint
CREATE POLICY "own_school" ON "disclosure_alerts" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
-- The owner of the table is held to the policy too.
ALTER TABLE "disclosure_alerts" FORCE ROW LEVEL SECURITY;
