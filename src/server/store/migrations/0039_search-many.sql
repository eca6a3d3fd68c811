-- A text that more rows have than are asked for is found by looking through the texts of the school: what the index
-- says of nearly all of them took longer than the texts themselves.
CREATE OR REPLACE FUNCTION public.search_ids(entity text, keyword text, most integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp ROWS 100 AS $$
DECLARE
	school integer := nullif(current_setting('app.school_id', true), '')::integer;
BEGIN
	IF most IS NULL THEN
		RETURN QUERY EXECUTE
			'SELECT id FROM schoolyard.search_texts WHERE school_id = $1 AND entity = $2 AND strpos(text, $3) > 0'
			USING school, entity, lower(keyword);
	ELSE
		RETURN QUERY EXECUTE
			'SELECT id FROM schoolyard.search_texts
			 WHERE schoolyard.search_grams(entity || school_id, text) @> $1
			   AND school_id = $2 AND entity = $3 AND strpos(text, $4) > 0 LIMIT $5'
			USING schoolyard.search_grams(entity || school, lower(keyword)), school, entity, lower(keyword), most;
	END IF;
END $$;
