;; How many numbers a set has in common with each of others: JavaScript has no instruction that counts bits, and a hundred
;; sets of a million numbers are three million words. After a change:
;;   npx wat2wasm server/adapters/memory-search/count-common.wat -o server/adapters/memory-search/count-common.wasm
(module
  (memory (export "memory") 1)

  ;; All sets take `bytes` bytes, and the others lie one behind the other. They are counted in blocks of `block` bytes, a
  ;; multiple of 32: where the set holds nothing, nothing of the others is read. What is counted is added to `counts`,
  ;; 32 bits each.
  (func (export "countCommon")
    (param $set i32) (param $others i32) (param $number i32) (param $bytes i32) (param $block i32) (param $counts i32)
    (local $at i32) (local $end i32) (local $left i32) (local $first i32) (local $other i32) (local $mine i32)
    (local $its i32) (local $sum i32) (local $some i64) (local $count i64)
    (local.set $at (local.get $set))
    (local.set $end (i32.add (local.get $set) (local.get $bytes)))
    (local.set $first (local.get $others))
    (loop $blocks
      (local.set $some (i64.const 0))
      (local.set $mine (local.get $at))
      (loop $look
        (local.set $some
          (i64.or (local.get $some)
            (i64.or
              (i64.or (i64.load (local.get $mine)) (i64.load offset=8 (local.get $mine)))
              (i64.or (i64.load offset=16 (local.get $mine)) (i64.load offset=24 (local.get $mine))))))
        (local.set $mine (i32.add (local.get $mine) (i32.const 32)))
        (br_if $look (i32.lt_u (local.get $mine) (i32.add (local.get $at) (local.get $block)))))
      (if (i64.ne (local.get $some) (i64.const 0))
        (then
          (local.set $left (local.get $number))
          (local.set $other (local.get $first))
          (local.set $sum (local.get $counts))
          (loop $each
            (local.set $count (i64.const 0))
            (local.set $mine (local.get $at))
            (local.set $its (local.get $other))
            (loop $words
              (local.set $count
                (i64.add (local.get $count)
                  (i64.add
                    (i64.add
                      (i64.popcnt (i64.and (i64.load (local.get $mine)) (i64.load (local.get $its))))
                      (i64.popcnt (i64.and (i64.load offset=8 (local.get $mine)) (i64.load offset=8 (local.get $its)))))
                    (i64.add
                      (i64.popcnt (i64.and (i64.load offset=16 (local.get $mine)) (i64.load offset=16 (local.get $its))))
                      (i64.popcnt (i64.and (i64.load offset=24 (local.get $mine)) (i64.load offset=24 (local.get $its))))))))
              (local.set $mine (i32.add (local.get $mine) (i32.const 32)))
              (local.set $its (i32.add (local.get $its) (i32.const 32)))
              (br_if $words (i32.lt_u (local.get $mine) (i32.add (local.get $at) (local.get $block)))))
            (i32.store (local.get $sum) (i32.add (i32.load (local.get $sum)) (i32.wrap_i64 (local.get $count))))
            (local.set $sum (i32.add (local.get $sum) (i32.const 4)))
            (local.set $other (i32.add (local.get $other) (local.get $bytes)))
            (local.set $left (i32.sub (local.get $left) (i32.const 1)))
            (br_if $each (local.get $left)))))
      (local.set $at (i32.add (local.get $at) (local.get $block)))
      (local.set $first (i32.add (local.get $first) (local.get $block)))
      (br_if $blocks (i32.lt_u (local.get $at) (local.get $end))))))
