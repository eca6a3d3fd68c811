-- The owner of the tables is held to the policies too.
ALTER TABLE "content" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "content_history" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "media" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "site_records" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "site_record_history" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Tenant 0 is the platform: content and a site record of its own, never in the directory.
INSERT INTO "schools" ("id", "slug", "school_key", "name", "status", "listed")
OVERRIDING SYSTEM VALUE VALUES (0, 'platform', 'platform', 'Platform', 'active', false);
