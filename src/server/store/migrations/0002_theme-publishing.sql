CREATE TABLE "theme_pointer_history" (
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
